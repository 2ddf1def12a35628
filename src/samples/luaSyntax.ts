// Lua up to 5.4. The parser knows 5.3; what 5.4 adds to the grammar, attributes of local variables, is blanked out before.
import { loadParser } from "./loadParser.ts";
import type { SyntaxFault } from "./syntaxFault.ts";

type LuaParser = typeof import("luaparse");

/** `local file <close>`, `local a <const>, b <const>`. */
const attributes = /(\blocal\s+|,\s*)([A-Za-z_]\w*\s*)(<\s*(?:const|close)\s*>)/g;

/** What the parser says of a sample. An expression alone is a sample too. */
export async function luaFault(code: string): Promise<SyntaxFault | undefined> {
  const parser = await loadParser("luaparse", async () => (await import("luaparse")).default);
  const chunk = code.replace(/^#!.*/, "").replace(
    attributes,
    // biome-ignore lint/complexity/useMaxParams: `replace` passes what the groups matched one by one
    (_, before: string, name: string, attribute: string) => before + name + attribute.replace(/./g, " "),
  );
  const fault = faultOf(chunk, parser);
  return fault === undefined || faultOf(`return ${chunk}`, parser) === undefined ? undefined : fault;
}

const options = { luaVersion: "5.3", comments: false, wait: false } as const;

function faultOf(chunk: string, { parse }: LuaParser): SyntaxFault | undefined {
  try {
    // It names a first symbol that it does not know by what it has read before, and fails where that was nothing.
    parse("", options);
    parse(chunk, options);
    return undefined;
  } catch (error) {
    // Nested deeper than the parser can follow: nobody's sample.
    if (error instanceof RangeError) return undefined;
    if (!(error instanceof SyntaxError)) throw error;
    const [, line, column, message = error.message] = /^\[(\d+):(\d+)\] (.*)$/s.exec(error.message) ?? [];
    const place = line === undefined ? {} : { line: Number(line), column: Number(column) + 1 };
    return { message: message.replace(/\s+/g, " "), ...place };
  }
}
