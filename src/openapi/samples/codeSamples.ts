// Code samples of an operation: the author's own first, then one in each language that hubdocs writes.
import type { CodeSample } from "../../model/api.ts";
import type { CodeBlockProps } from "../../model/body.ts";
import { buildRequest } from "./buildRequest.ts";
import { customSamples } from "./customSamples.ts";
import { writeCsharp } from "./languages/csharp.ts";
import { writeCurl } from "./languages/curl.ts";
import { writeGo } from "./languages/go.ts";
import { writeJavascript } from "./languages/javascript.ts";
import { writeLua } from "./languages/lua.ts";
import { writePhp } from "./languages/php.ts";
import { writePython } from "./languages/python.ts";
import type { SampleOperation } from "./sampleOperation.ts";
import type { SampleRequest } from "./sampleRequest.ts";

/** What code samples need from the page that they stand on. */
interface SampleContext {
  highlight(code: string, language: string): CodeBlockProps;
}

interface SampleLanguage {
  readonly id: string;
  readonly label: string;
  /** Name of the language for colouring. */
  readonly language: string;
  /** Whether its client can send a request; absent for any. */
  readonly canSend?: (request: SampleRequest) => boolean;
  write(request: SampleRequest): string;
}

/** Clients that ask for nothing but a head send nothing but one. */
const isNoHeadWithBody = ({ method, body }: SampleRequest): boolean => method !== "HEAD" || body === undefined;

/** Methods that fetch refuses in any case of their letters. */
const refusedByFetch: ReadonlySet<string> = new Set(["CONNECT", "TRACE", "TRACK"]);

const languages: readonly SampleLanguage[] = [
  { id: "curl", label: "cURL", language: "bash", canSend: isNoHeadWithBody, write: writeCurl },
  {
    id: "js",
    label: "JavaScript",
    language: "js",
    // fetch refuses GET and HEAD when there is a body.
    canSend: ({ method, body }) =>
      !refusedByFetch.has(method.toUpperCase()) && (body === undefined || !["GET", "HEAD"].includes(method)),
    write: writeJavascript,
  },
  {
    id: "python",
    label: "Python",
    language: "python",
    // requests writes all methods in upper case.
    canSend: ({ method }) => method === method.toUpperCase(),
    write: writePython,
  },
  { id: "go", label: "Go", language: "go", write: writeGo },
  {
    id: "lua",
    label: "Lua",
    language: "lua",
    // Nothing at hand there works out the answer to a challenge.
    canSend: ({ login }) => login?.scheme !== "digest",
    write: writeLua,
  },
  {
    id: "csharp",
    label: "C#",
    language: "csharp",
    // HttpClient asks for a tunnel then, which has no path.
    canSend: ({ method }) => method.toUpperCase() !== "CONNECT",
    write: writeCsharp,
  },
  { id: "php", label: "PHP", language: "php", canSend: isNoHeadWithBody, write: writePhp },
];

/** The samples of an operation, and the languages that have none. */
interface SampleSet {
  readonly samples: readonly CodeSample[];
  /** Labels of languages whose client cannot send the request. */
  readonly unwritten: readonly string[];
}

/**
 * Samples of an operation. Each runs as written once secrets are set and files are there. The server's address is one
 * piece of text in each and given as `base`. An author's sample takes the place of the one in its language; a language
 * whose client cannot send the request has none.
 */
export function codeSamples(operation: SampleOperation, { highlight }: SampleContext): SampleSet {
  const request = buildRequest(operation);
  const { base } = request;
  const own = customSamples(operation.customSamples);
  const taken = new Set(own.map(({ id }) => id));
  const others = languages.filter(({ id }) => !taken.has(id));
  const canSend = (language: SampleLanguage): boolean => language.canSend?.(request) !== false;
  const samples = [
    ...own.map(({ id, label, source, language }) => ({
      ...{ id, label, code: highlight(source, language) },
      ...(source.includes(base) ? { base } : {}),
    })),
    ...others
      .filter(canSend)
      .map(({ id, label, language, write }) => ({ id, label, code: highlight(write(request), language), base })),
  ];
  return { samples, unwritten: others.flatMap((language) => (canSend(language) ? [] : [language.label])) };
}
