// Parses data in a JavaScript program (objects, arrays, strings) without running anything. An expression that would
// have to run becomes `unknownValue`; names are resolved by the caller.
import { behindBlanks } from "./behindBlanks.ts";
import { alternativeAt, memberAt, plainValueAt, typesAt } from "./expressionParts.ts";
import { signs } from "./expressionSigns.ts";
import { isLiteralList, isLiteralMap, type Literal, unknownValue } from "./literal.ts";
import { quotedTextAt, type Resolve } from "./quotedText.ts";

interface Reading {
  readonly text: string;
  readonly resolve: Resolve | undefined;
  at: number;
  depth: number;
}

/** Parses the literal at an offset. */
export function readLiteral(text: string, offset: number, resolve?: Resolve): Literal {
  return readValue({ text, resolve, at: offset, depth: 0 });
}

const maxDepth = 60;

function readValue(reading: Reading): Literal {
  skipBlanks(reading);
  const { text } = reading;
  const character = text[reading.at] ?? "";
  if (character === "{" || character === "[") {
    if (reading.depth >= maxDepth) return skipUnknown(reading);
    reading.depth += 1;
    const value = character === "{" ? readObject(reading) : readList(reading);
    reading.depth -= 1;
    return withoutTail(reading, value);
  }
  if (character === "(") return withoutTail(reading, readParenthesized(reading));
  if (`"'\``.includes(character) && character !== "") return withoutTail(reading, readString(reading));
  const plain = plainValueAt(text, reading.at);
  if (plain === undefined) return reading.resolve ? withoutTail(reading, readNamed(reading)) : skipUnknown(reading);
  reading.at = plain.end;
  return withoutTail(reading, plain.value);
}

/** Parses a name or a call. An unknown function, such as `defineConfig({ … })`, is taken to return its argument. */
function readNamed(reading: Reading): Literal {
  const { text, resolve } = reading;
  const name = readName(reading);
  if (name === undefined || resolve === undefined || /^(?:async|await|function|new|typeof|\d)/.test(name))
    return skipUnknown(reading);
  // `<Theme>` of `define<Theme>(`, not the signs of `low<high`.
  reading.at += /^<[\w\s$.,<>[\]"'|&]+>(?=\()/.exec(text.slice(reading.at, reading.at + 200))?.[0].length ?? 0;
  if (text[reading.at] !== "(") {
    const { value, end } = memberAt(text, reading.at, resolve(name) ?? unknownValue);
    reading.at = end;
    return value;
  }
  const { first } = readArguments(reading);
  const given = resolve(name, typeof first === "string" ? first : undefined);
  return given ?? (isLiteralMap(first) ? first : unknownValue);
}

/** Reads what is in parentheses, if that is one value: the parameters of a function are not. */
function readParenthesized(reading: Reading): Literal {
  const { first = unknownValue, isOnly } = readArguments(reading);
  return isOnly ? first : unknownValue;
}

/** Parses the first value in parentheses, and goes behind them. */
function readArguments(reading: Reading): { readonly first: Literal | undefined; readonly isOnly: boolean } {
  reading.at += 1;
  const first = reading.depth < maxDepth ? readArgument(reading) : undefined;
  skipBlanks(reading);
  const isOnly = reading.text[reading.at] === ")";
  skipUnknown(reading, true);
  return { first, isOnly };
}

function readArgument(reading: Reading): Literal | undefined {
  skipBlanks(reading);
  if (reading.text[reading.at] === ")") return undefined;
  reading.depth += 1;
  const value = readValue(reading);
  reading.depth -= 1;
  return value;
}

/** Checks what follows a value: an operator or a call makes it unknown, `as const` and `satisfies X` do not. */
function withoutTail(reading: Reading, value: Literal): Literal {
  skipBlanks(reading);
  reading.at += typesAt(reading.text, reading.at);
  const other =
    value === unknownValue && reading.depth < maxDepth ? alternativeAt(reading.text, reading.at) : undefined;
  if (other !== undefined) {
    reading.at = other;
    return readArgument(reading) ?? unknownValue;
  }
  const next = reading.text[reading.at] ?? "";
  if (next === "" || ",]};)\n".includes(next) || /[\w@]/.test(next)) return value;
  skipUnknown(reading);
  return unknownValue;
}

function readObject(reading: Reading): Literal {
  const entries: [string, Literal][] = [];
  reading.at += 1;
  while (reading.at < reading.text.length) {
    skipBlanks(reading);
    const { text, at } = reading;
    if (text[at] === "}") {
      reading.at += 1;
      return Object.fromEntries(entries);
    }
    if (text[at] === ",") {
      reading.at += 1;
      continue;
    }
    if (reading.resolve && text.startsWith("...", at)) {
      reading.at += 3;
      const spread = readValue(reading);
      if (isLiteralMap(spread)) entries.push(...Object.entries(spread));
      continue;
    }
    const key = `"'`.includes(text[at] ?? "x") ? readString(reading) : readName(reading);
    skipBlanks(reading);
    if (typeof key === "string" && reading.text[reading.at] === ":") {
      reading.at += 1;
      entries.push([key, readValue(reading)]);
    } else if (reading.text[reading.at] !== "," && reading.text[reading.at] !== "}") skipUnknown(reading);
    else if (typeof key === "string" && reading.resolve) entries.push([key, reading.resolve(key) ?? unknownValue]);
  }
  return unknownValue;
}

function readList(reading: Reading): Literal {
  const items: Literal[] = [];
  reading.at += 1;
  while (reading.at < reading.text.length) {
    skipBlanks(reading);
    const character = reading.text[reading.at];
    if (character === "]") {
      reading.at += 1;
      return items;
    }
    if (character === ",") reading.at += 1;
    else if (reading.resolve && reading.text.startsWith("...", reading.at)) {
      reading.at += 3;
      const spread = readValue(reading);
      if (isLiteralList(spread)) items.push(...spread);
      else items.push(unknownValue);
    } else items.push(readValue(reading));
  }
  return unknownValue;
}

function readName(reading: Reading): string | undefined {
  const name = /^[\w$]+/.exec(reading.text.slice(reading.at, reading.at + 200))?.[0];
  reading.at += name?.length ?? 0;
  return name;
}

function readString(reading: Reading): string | typeof unknownValue {
  const { value, end } = quotedTextAt(reading.text, reading.at, reading.resolve);
  reading.at = end;
  return value;
}

/** Skips an expression up to the comma or bracket that ends it; for arguments, past their closing bracket. */
function skipUnknown(reading: Reading, isArguments = false): typeof unknownValue {
  let depth = 0;
  const start = reading.at;
  while (reading.at < reading.text.length) {
    const sign = signs[reading.text.charCodeAt(reading.at)];
    if (sign === "opens") depth += 1;
    else if (sign === "closes") {
      if (depth === 0) {
        if (isArguments) reading.at += 1;
        break;
      }
      depth -= 1;
    } else if (sign === "ends" && depth === 0 && !isArguments) break;
    else if (sign === "quotes") {
      readString(reading);
      continue;
    }
    reading.at += 1;
  }
  if (reading.at === start && !isArguments) reading.at += 1;
  return unknownValue;
}

function skipBlanks(reading: Reading): void {
  reading.at = behindBlanks(reading.text, reading.at);
}
