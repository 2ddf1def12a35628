// Parsers that a site installs when it has samples for them: most sites have none.

/** Thrown when the package that parses a language is not installed: it is the site's to install. */
export class ParserMissing extends Error {
  readonly packageName: string;

  constructor(packageName: string) {
    super(`${packageName} is not installed`);
    this.name = "ParserMissing";
    this.packageName = packageName;
  }
}

/** Loads a parser that is optional. @throws ParserMissing */
export async function loadParser<Parser>(packageName: string, load: () => Promise<Parser>): Promise<Parser> {
  try {
    return await load();
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ERR_MODULE_NOT_FOUND")
      throw new ParserMissing(packageName);
    throw error;
  }
}
