// Examples written in a specification beside a schema: of media types, parameters and headers.
import { entriesOf, isObject, ownValue, textOf } from "../schema/json.ts";
import { plainWords } from "../schema/plainTitle.ts";
import { followRefs } from "../schema/resolveRef.ts";

/** An example as written. */
export interface GivenExample {
  /** Empty where it has none. */
  readonly name: string;
  readonly summary?: string;
  readonly description?: string;
  /**
   * The value in a box, since it may be null, with its text over the wire and its address where these are given, too; or
   * that text; or where it can be found.
   */
  readonly content:
    | { readonly kind: "value"; readonly value: unknown; readonly text?: string; readonly address?: string }
    | { readonly kind: "text"; readonly text: string }
    | { readonly kind: "external"; readonly address: string }
    | { readonly kind: "nothing" };
}

/** The `examples` of an object by name, else its `example`. */
export function givenExamples(holder: unknown, root: unknown): readonly GivenExample[] {
  const named = entriesOf(ownValue(holder, "examples")).map(([name, raw]) => readExample(name, followRefs(raw, root)));
  const single = ownValue(holder, "example");
  if (named.length > 0 || single === undefined) return named;
  return [{ name: "", content: { kind: "value", value: single } }];
}

/** The first value given; `undefined` when none is. */
export function firstValue(holder: unknown, root: unknown): { readonly value: unknown } | undefined {
  for (const { content } of givenExamples(holder, root)) {
    if (content.kind === "value") return { value: content.value };
    if (content.kind === "text") return { value: content.text };
  }
  return undefined;
}

function readExample(name: string, raw: unknown): GivenExample {
  const summary = textOf(ownValue(raw, "summary"));
  const description = textOf(ownValue(raw, "description"));
  // Generators write one text in both places.
  const isRepeated = description?.trim() === (summary ?? name).trim();
  return {
    name,
    ...(summary === undefined ? {} : { summary: plainWords(summary) }),
    ...(description === undefined || isRepeated ? {} : { description }),
    content: contentOf(raw),
  };
}

function contentOf(raw: unknown): GivenExample["content"] {
  if (!isObject(raw)) return raw === undefined ? { kind: "nothing" } : { kind: "value", value: raw };
  const text = textOf(raw["serializedValue"]);
  const address = textOf(raw["externalValue"]);
  if (Object.hasOwn(raw, "dataValue")) {
    const also = { ...(text === undefined ? {} : { text }), ...(address === undefined ? {} : { address }) };
    return { kind: "value", value: raw["dataValue"], ...also };
  }
  if (Object.hasOwn(raw, "value")) return { kind: "value", value: raw["value"] };
  if (text !== undefined) return { kind: "text", text };
  return address === undefined ? { kind: "nothing" } : { kind: "external", address };
}
