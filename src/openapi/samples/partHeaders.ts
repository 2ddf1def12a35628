// Headers of the parts of a body, as the encoding of each describes them.
import { generateExample } from "../schema/generateExample.ts";
import { entriesOf, ownValue } from "../schema/json.ts";
import { followRefs } from "../schema/resolveRef.ts";
import { firstValue } from "./givenExamples.ts";
import { oneLine } from "./headerTexts.ts";
import { segmentText } from "./styledValue.ts";

/** A header of a part: neither name nor value has a line break. */
export interface PartHeader {
  readonly name: string;
  readonly value: string;
}

/** What a header is called by those who send it. */
const isToken = (name: string): boolean => /^[!#$%&'*+.^_`|~\w-]+$/.test(name);

/**
 * The headers that an encoding describes, each with an example. The content type is told by the encoding itself, and
 * what names a part by its name; only parts without one may have it here.
 */
export function partHeaders(part: string, encoding: unknown, root: unknown): readonly PartHeader[] {
  const told = part === "" ? ["content-type"] : ["content-type", "content-disposition"];
  return entriesOf(ownValue(encoding, "headers")).flatMap(([name, written]) => {
    if (!isToken(name) || told.includes(name.toLowerCase())) return [];
    const header = followRefs(written, root);
    const [content] = entriesOf(ownValue(header, "content"));
    const holder = content === undefined ? header : content[1];
    const given = firstValue(header, root) ?? firstValue(holder, root);
    const schema = ownValue(holder, "schema") ?? true;
    const value = given === undefined ? generateExample(schema, { root, direction: "request" }) : given.value;
    const sent = content === undefined || typeof value === "string" ? value : JSON.stringify(value);
    const style = { name, place: "header", style: "simple", explode: ownValue(header, "explode") === true };
    return [{ name, value: oneLine(segmentText(style, sent, (text) => text)) }];
  });
}
