// Shell by a parser of bash and its relatives.
import { loadParser } from "./loadParser.ts";
import type { SyntaxFault } from "./syntaxFault.ts";

/** What the parser says of a sample. Places that readers fill in, `<your-token>`, are words. */
export async function shellFault(code: string): Promise<SyntaxFault | undefined> {
  const script = code.replace(
    /<([\p{L}\d][\p{L}\d _./-]*)>/gu,
    (_, name: string) => `_${name.replace(/[^\w]/g, "_")}_`,
  );
  const { LangVariant, ParseError, parse } = await loadParser("sh-syntax", () => import("sh-syntax"));
  try {
    await parse(script, { variant: LangVariant.LangBash });
    return undefined;
  } catch (error) {
    if (!(error instanceof ParseError)) throw error;
    const { Line, Col } = error.Pos ?? {};
    return {
      message: error.Text.replace(/\s+/g, " "),
      ...(Line === undefined || Col === undefined ? {} : { line: Line, column: Col }),
    };
  }
}
