// JSON pointers: following them. Knows nothing of files.
import { decodePercent } from "../../source/addressKey.ts";
import { unescapeToken } from "../../source/jsonPointer.ts";
import { childOf, isObject, ownValue } from "../schema/json.ts";

/** Tokens of a pointer without percent-decoding; `undefined` when it is none (does not begin with `/`). */
export function tokensOf(pointer: string): readonly string[] | undefined {
  if (pointer === "") return [];
  if (!pointer.startsWith("/")) return undefined;
  return pointer.slice(1).split("/").map(unescapeToken);
}

/** What a pointer leads to. */
export interface FoundTarget {
  readonly kind: "found";
  readonly value: unknown;
  readonly tokens: readonly string[];
}

/** Where following a pointer ended. */
type PointerTarget =
  | FoundTarget
  /** `known`: the tokens that led somewhere; `missing`: the first that did not; `rest`: that one and those behind it. */
  | {
      readonly kind: "missing";
      readonly known: readonly string[];
      readonly missing: string;
      readonly rest: readonly string[];
      readonly container: unknown;
    };

/** `$ref`s that may stand in the way of one pointer. */
const maxHops = 50;

/**
 * Follows a pointer. Every token is tried as it stands, then percent-decoded: `#/components/schemas/Room%20list` finds
 * both spellings. A `$ref` in the way is followed within the same value, as most tools do.
 */
export function followPointer(root: unknown, pointer: string): PointerTarget {
  return follow({
    root,
    tokens: (pointer.startsWith("/") ? pointer.slice(1).split("/") : []).map(unescapeToken),
    hops: 0,
  });
}

function follow({ root, tokens, hops }: { root: unknown; tokens: readonly string[]; hops: number }): PointerTarget {
  const known: string[] = [];
  let value = root;
  for (const [index, token] of tokens.entries()) {
    const name = childName(value, token);
    if (name === undefined) {
      const detour = isObject(value) ? ownValue(value, "$ref") : undefined;
      const rest = tokens.slice(index);
      if (typeof detour === "string" && detour.startsWith("#/") && hops < maxHops) {
        return follow({ root, tokens: [...detour.slice(2).split("/").map(unescapeToken), ...rest], hops: hops + 1 });
      }
      return { kind: "missing", known, missing: token, rest, container: value };
    }
    known.push(name);
    value = childOf(value, name);
  }
  return { kind: "found", value, tokens: known };
}

/** The key that a token names in a value: itself or its decoded form. */
function childName(value: unknown, token: string): string | undefined {
  return [token, decodePercent(token), unescapeToken(decodePercent(token))].find((name) => hasChild(value, name));
}

function hasChild(value: unknown, name: string): boolean {
  if (Array.isArray(value)) return /^(0|[1-9]\d*)$/.test(name) && Number(name) < value.length;
  return isObject(value) && Object.hasOwn(value, name);
}
