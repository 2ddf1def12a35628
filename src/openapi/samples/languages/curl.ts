// Samples for curl in a POSIX shell.
import type { BodyPart } from "../bodyPart.ts";
import { oneLine } from "../headerTexts.ts";
import { partContent } from "../multipartText.ts";
import { encodeStrictly } from "../percent.ts";
import { quoteShell, quoteShellText } from "../quote.ts";
import type { SampleBody, SampleRequest, SampleText } from "../sampleRequest.ts";
import { certificateFiles, secretsOf } from "../sampleRequest.ts";

/** The request as one command; secrets are variables of the shell. */
export function writeCurl(request: SampleRequest): string {
  const { method, url, headers, login, body, answer } = request;
  const isUsual = method === (body === undefined ? "GET" : "POST");
  const verb =
    method === "HEAD" ? " --head" : isUsual ? "" : ` -X ${/^[A-Z]+$/.test(method) ? method : quoteShell(method)}`;
  const all = [...headers, ...contentHeader(body)];
  const { address, keys } = partsOf(url);
  const options = [
    // The option for what has a body came with curl 7.87 only, later than systems that are still in use.
    ...keys.map((key) => `${body === undefined ? "-G --data-urlencode" : "--url-query"} ${argument(key)}`),
    // Without it, what comes waits until there is more.
    ...(answer.kind === "stream" ? ["-N"] : []),
    // Without a value a header has to end with a semicolon: with a colon curl takes it back.
    ...all.map(({ name, value }) => `-H ${argument(isEmpty(value) ? [`${name};`] : [`${name}: `, ...value])}`),
    ...(login === undefined
      ? []
      : [`${login.scheme === "digest" ? "--digest " : ""}-u ${argument([login.user, ":", login.password])}`]),
    ...(request.hasCertificate ? [`--cert ${certificateFiles.certificate} --key ${certificateFiles.key}`] : []),
    ...(body === undefined ? [] : bodyOptions(body)),
    ...(answer.kind === "file" ? [`-o ${answer.fileName}`] : []),
  ];
  const call = [`curl${verb} ${quoteShell(address)}`, ...options].join(" \\\n  ");
  return body?.kind === "text" && hasControls(body) ? `printf ${quoteShell(printfFormat(body.text))} | ${call}` : call;
}

/** Characters that a terminal and a page do not show. A body of parts is not sent as it stands. */
const controls = /[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

const hasControls = (body: SampleBody): boolean =>
  body.kind === "text" && body.form === undefined && body.text.search(controls) >= 0;

/** What `printf` makes the text of: `\\036{"t":1}\\n`. */
const printfFormat = (text: string): string =>
  text
    .replaceAll("\\", "\\\\")
    .replaceAll("%", "%%")
    .replace(controls, (character) => `\\${character.charCodeAt(0).toString(8).padStart(3, "0")}`)
    .replaceAll("\n", "\\n");

const isEmpty = (text: SampleText): boolean => text.every((piece) => piece === "");

/** The address, and of its query the names and secrets that options encode. */
function partsOf(url: SampleText): { readonly address: string; readonly keys: readonly SampleText[] } {
  let address = "";
  const keys: SampleText[] = [];
  for (const piece of url) {
    if (typeof piece === "string") {
      address += piece;
      continue;
    }
    const start = Math.max(address.lastIndexOf("?"), address.lastIndexOf("&"));
    keys.push([address.slice(start + 1), piece]);
    address = address.slice(0, start);
  }
  return { address, keys };
}

function argument(text: SampleText): string {
  if (secretsOf(text).length === 0)
    return quoteShell(text.map((piece) => (typeof piece === "string" ? piece : "")).join(""));
  // Braces where a letter follows the variable.
  const pieces = text.map((piece, index) => {
    if (typeof piece === "string") return quoteShellText(piece);
    const next = text[index + 1];
    return typeof next === "string" && /^\w/.test(next) ? `\${${piece.secret}}` : `$${piece.secret}`;
  });
  return `"${pieces.join("")}"`;
}

/** curl sets the type of forms and parts itself. */
const contentHeader = (
  body: SampleBody | undefined,
): readonly { readonly name: string; readonly value: SampleText }[] =>
  body === undefined || body.kind === "form" || body.kind === "multipart"
    ? []
    : [{ name: "Content-Type", value: [("form" in body ? body.form?.mediaType : undefined) ?? body.contentType] }];

function bodyOptions(body: SampleBody): readonly string[] {
  // Adds the boundary to the media type by itself.
  if ("form" in body && body.form !== undefined) return body.form.parts.map(partOption);
  switch (body.kind) {
    case "json":
      return [`-d ${quoteShell(JSON.stringify(body.value, null, 2) ?? "null")}`];
    case "text":
      if (hasControls(body)) return ["--data-binary @-"];
      return [`--data-raw ${quoteShell(body.text)}`];
    case "file":
      return [`--data-binary ${quoteShell(`@${body.fileName}`)}`];
    case "form":
      return body.fields.map(({ name, value }) => `--data-urlencode ${quoteShell(`${encodeStrictly(name)}=${value}`)}`);
    case "multipart":
      return body.parts.map(partOption);
  }
}

function partOption(part: BodyPart): string {
  const type = part.contentType === undefined ? "" : `;type=${oneLine(part.contentType)}`;
  const more = `${type}${part.headers.map(({ name, value }) => `;headers=${quotedText(`${name}: ${value}`)}`).join("")}`;
  const name = oneLine(part.name).replaceAll("=", "%3D");
  if (part.kind === "file") return `-F ${quoteShell(`${name}=@${part.fileName}${more}`)}`;
  // Only this option takes texts as they are: `-F` reads files for `@` and cuts at `;`.
  if (part.kind === "text" && more === "") return `--form-string ${quoteShell(`${name}=${part.text}`)}`;
  return `-F ${quoteShell(`${name}=${quotedText(partContent(part))}${more}`)}`;
}

/** A text in which `-F` finds no sign of its own. */
const quotedText = (text: string): string => `"${text.replace(/["\\]/g, "\\$&")}"`;
