// Puts the request of a sample together: address, headers, credentials, body.
import { sentMethod } from "../../model/httpMethod.ts";
import { entriesOf, ownValue } from "../schema/json.ts";
import { followRefs } from "../schema/resolveRef.ts";
import { concreteType, holdsBytes } from "./concreteType.ts";
import { fileNameOf } from "./fileNames.ts";
import { oneLine } from "./headerTexts.ts";
import { isBinary, isEventStream, isJson, isJsonLines, isMultipart } from "./mediaTypes.ts";
import { sampleBody } from "./sampleBody.ts";
import type { SampleOperation } from "./sampleOperation.ts";
import { sampleParameters } from "./sampleParameters.ts";
import type { SampleAnswer, SampleHeader, SampleRequest, SampleText } from "./sampleRequest.ts";
import { sampleCredentials } from "./sampleSecurity.ts";
import { serverBase } from "./serverBase.ts";

/** Methods whose bodies mean nothing by the standard of HTTP: they are sent where an author requires them. */
const rarelyWithBody: ReadonlySet<string> = new Set(["get", "head"]);

/** The request that samples of an operation make. */
export function buildRequest(operation: SampleOperation): SampleRequest {
  const parameters = sampleParameters(operation);
  const { login, hasCertificate, ...credentials } = sampleCredentials(operation.security);
  const base = serverBase(operation.server);
  const path = pathOf(parameters.path);
  const query = joined([...besides(credentials.query, parameters.query), ...credentials.query], "&");
  const cookies = joined([...besides(credentials.cookies, parameters.cookies), ...credentials.cookies], "; ");
  const accepted = acceptedType(operation);
  const secured = new Set([
    ...credentials.headers.map(({ name }) => name.toLowerCase()),
    ...(login === undefined ? [] : ["authorization"]),
  ]);
  const headers: readonly SampleHeader[] = [
    ...(accepted === undefined ? [] : [{ name: "Accept", value: [oneLine(accepted.written)] }]),
    ...parameters.headers
      .filter(([name]) => !secured.has(name.toLowerCase()))
      .map(([name, value]) => ({ name, value: [value] })),
    ...credentials.headers,
    ...(cookies.length === 0 ? [] : [{ name: "Cookie", value: cookies }]),
  ];
  const body = hasBody(operation) ? sampleBody(operation.requestBody, operation.root) : undefined;
  return {
    method: sentMethod(operation.method),
    base,
    url: merged([`${base}${path}${query.length === 0 ? "" : separatorBehind(path)}`, ...query]),
    headers,
    ...(login === undefined ? {} : { login }),
    hasCertificate,
    ...(body === undefined ? {} : { body }),
    answer: answerOf(operation.method, accepted),
  };
}

function hasBody({ method, requestBody, root }: SampleOperation): boolean {
  if (method === "trace") return false;
  return !rarelyWithBody.has(method) || ownValue(followRefs(requestBody, root), "required") === true;
}

/** The path as it is sent. Authors tell operations of one address apart by fragments, which stay with the client. */
function pathOf(written: string): string {
  const [sent = ""] = written.split("#");
  return sent === "" || sent.startsWith("/") ? sent : `/${sent}`;
}

/** A path may hold a query of its own: `/?Action=Run`. */
const separatorBehind = (path: string): string => (path.includes("?") ? "&" : "?");

/** Pairs whose names (`api_key=`) no credential has: what is described as a parameter too is sent once. */
function besides(credentials: readonly SampleText[], pairs: readonly string[]): readonly SampleText[] {
  const names = credentials.flatMap(([name]) => (typeof name === "string" ? [name] : []));
  return pairs.filter((pair) => !names.some((name) => pair.startsWith(name))).map((pair) => [pair]);
}

/** Bytes are kept in a file: shown as text they say nothing, and curl refuses to print them. */
function answerOf(method: string, accepted: AcceptedType | undefined): SampleAnswer {
  if (accepted === undefined || method === "head") return { kind: "text" };
  const { type, hasBytes } = accepted;
  if (isBinary(type) || isMultipart(type)) return { kind: "file", fileName: fileNameOf("response", type) };
  if (isEventStream(type) || isJsonLines(type)) return { kind: "stream" };
  if (!isJson(type)) return { kind: "text" };
  return hasBytes ? { kind: "file", fileName: "response.bin" } : { kind: "json" };
}

/** Texts with a separator between them. */
function joined(texts: readonly SampleText[], separator: string): SampleText {
  return merged(texts.flatMap((text, index) => (index === 0 ? text : [separator, ...text])));
}

/** A text whose neighbouring strings are one. */
function merged(text: SampleText): SampleText {
  const pieces: SampleText[number][] = [];
  for (const piece of text) {
    const last = pieces.at(-1);
    if (typeof piece === "string" && typeof last === "string") pieces[pieces.length - 1] = last + piece;
    else pieces.push(piece);
  }
  return pieces;
}

interface AcceptedType {
  /** May be a range. */
  readonly written: string;
  readonly type: string;
  /** Whether the schema says so, whatever the type is. */
  readonly hasBytes: boolean;
}

/** The media type of the first successful response that has one, JSON where there is a choice. */
function acceptedType({ responses, root }: SampleOperation): AcceptedType | undefined {
  const all = entriesOf(responses);
  const isSuccess = (status: string): boolean => /^2(?:\d\d|xx)$/i.test(status);
  const successful = [
    ...all.filter(([status]) => isSuccess(status)),
    ...all.filter(([status]) => status === "default"),
  ];
  for (const [, response] of successful) {
    const contents = entriesOf(ownValue(followRefs(response, root), "content"));
    const [written, media] = contents.find(([mediaType]) => isJson(mediaType)) ?? contents[0] ?? [];
    if (written === undefined) continue;
    const type = concreteType(written, media, { root, direction: "response" });
    return { written, type, hasBytes: holdsBytes(ownValue(media, "schema"), root) };
  }
  return undefined;
}
