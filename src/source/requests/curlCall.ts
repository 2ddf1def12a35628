// A call of curl as the request that it sends. Reads the options that change method, address and body; of the others it
// knows which ones take a value.
import { bodyOptions, type CurlOption, dataOptions, formOf, type WrittenForm, withData } from "./curlForm.ts";
import type { ShellCommand } from "./shellWords.ts";

/** A request of a sample as it is written. */
export interface WrittenRequest {
  /** Upper case. */
  readonly method: string;
  /** Address or path, with placeholders and variables of the sample. */
  readonly target: string;
  readonly body?: string;
  readonly form?: WrittenForm;
}

/** Short options of curl that take a value. */
const shortWithValue = new Set([..."ACDEFHKPQTUXYbcdehmortuwxyz"]);
/** Long options without a value that samples use; other long ones are taken to have one. */
const longWithoutValue = new Set(
  (
    "append compressed create-dirs disable fail fail-early fail-with-body form-escape get globoff head http0.9 http1.0 " +
    "http1.1 http2 http2-prior-knowledge http3 include insecure ipv4 ipv6 junk-session-cookies list-only location " +
    "location-trusted manual netrc next no-buffer no-keepalive no-progress-meter no-sessionid parallel path-as-is " +
    "progress-bar remote-header-name remote-name remote-name-all remove-on-error retry-all-errors retry-connrefused " +
    "show-error show-headers silent ssl-reqd styled-output tcp-nodelay tlsv1.2 tlsv1.3 tr-encoding use-ascii verbose version"
  ).split(" "),
);

/** The request of a command, if the command is a call of curl with an address. */
export function readCurlCall({ words }: ShellCommand): WrittenRequest | undefined {
  const start = words.findIndex((word) => !/^(?:\$|sudo$|time$|[A-Za-z_]\w*=)/.test(word));
  if (words[start] !== "curl") return undefined;
  const { options, others } = readOptions(words.slice(start + 1));
  const lastOf = (...names: readonly string[]): string | undefined =>
    options.findLast(({ name }) => names.includes(name))?.value;
  const has = (...names: readonly string[]): boolean => options.some(({ name }) => names.includes(name));
  const target = lastOf("url") ?? others[0];
  if (target === undefined) return undefined;
  const isGet = has("G", "get");
  const hasBody = !isGet && options.some(({ name }) => bodyOptions.has(name));
  const implied = has("I", "head") ? "HEAD" : hasBody ? "POST" : has("T", "upload-file") ? "PUT" : "GET";
  const method = (lastOf("X", "request") ?? implied).toUpperCase();
  const data = options.filter(({ name }) => dataOptions.has(name));
  const body = !isGet && data.length === 1 ? data[0]?.value : undefined;
  const form = isGet ? undefined : formOf(options);
  return {
    ...{ method, target: isGet ? withData(target, options) : target },
    ...(body === undefined || body.startsWith("@") ? {} : { body }),
    ...(form === undefined ? {} : { form }),
  };
}

function readOptions(words: readonly string[]): {
  readonly options: readonly CurlOption[];
  readonly others: readonly string[];
} {
  const options: CurlOption[] = [];
  const others: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? "";
    if (/^\d?>{1,2}|^</.test(word)) break;
    if (word.startsWith("--")) {
      const [name = "", given] = word.slice(2).split("=", 2);
      const takesNext = given === undefined && !longWithoutValue.has(name) && !name.startsWith("no-");
      options.push({ name, ...(takesNext ? valueAt(words, at + 1) : given === undefined ? {} : { value: given }) });
      if (takesNext) at += 1;
    } else if (word.startsWith("-") && word.length > 1) {
      at += readShort(words, at, options);
    } else others.push(word);
  }
  return { options, others };
}

/** Reads `-sS`, `-XPOST` or `-X POST`; gives the number of further words that belong to it. */
function readShort(words: readonly string[], at: number, options: CurlOption[]): number {
  const letters = (words[at] ?? "").slice(1);
  for (const [index, name] of [...letters].entries()) {
    if (!shortWithValue.has(name)) {
      options.push({ name });
      continue;
    }
    const attached = letters.slice(index + 1);
    options.push({ name, ...(attached === "" ? valueAt(words, at + 1) : { value: attached }) });
    return attached === "" ? 1 : 0;
  }
  return 0;
}

function valueAt(words: readonly string[], at: number): { readonly value?: string } {
  const value = words[at];
  return value === undefined ? {} : { value };
}
