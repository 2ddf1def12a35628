// Samples for Python with the package requests.
import type { BodyPart } from "../bodyPart.ts";
import { pythonLiteral } from "../literals.ts";
import { bareType } from "../mediaTypes.ts";
import { quoteText } from "../quote.ts";
import {
  certificateFiles,
  hasEncodedSecrets,
  hasSecrets,
  needsBytes,
  type SampleBody,
  type SampleHeader,
  type SampleLogin,
  type SampleRequest,
  type SampleText,
  type Secret,
} from "../sampleRequest.ts";

/** Methods that requests has a function for. */
const functions: ReadonlySet<string> = new Set(["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS"]);

/** The request as a script; secrets are environment variables. */
export function writePython(request: SampleRequest): string {
  const { method, url, login, body } = request;
  const call = functions.has(method)
    ? `requests.${method.toLowerCase()}(`
    : `requests.request(\n    ${quoteText(method)},`;
  const headers = headersOf(request);
  const lines = [
    `${expression(url)},`,
    ...(headers.length === 0
      ? []
      : [
          "headers={",
          ...headers.map(({ name, value }) => `    ${quoteText(name)}: ${headerExpression(value)},`),
          "},",
        ]),
    ...(login === undefined ? [] : [loginArgument(login)]),
    ...(request.hasCertificate
      ? [`cert=(${quoteText(certificateFiles.certificate)}, ${quoteText(certificateFiles.key)}),`]
      : []),
    ...(body === undefined ? [] : bodyArgument(body)),
    ...(request.answer.kind === "stream" ? ["stream=True,"] : []),
    "timeout=30,",
  ];
  const needsJson = body?.kind === "multipart" && body.parts.some(({ kind }) => kind === "json");
  return [
    ...(needsJson ? ["import json"] : []),
    ...(hasSecrets(request) ? ["import os"] : []),
    ...(hasEncodedSecrets(request) ? ["from urllib.parse import quote"] : []),
    ...(needsJson || hasSecrets(request) ? [""] : []),
    "import requests",
    "",
    `response = ${call}\n${lines.map((line) => `    ${line}\n`).join("")})`,
    "response.raise_for_status()",
    ...answerLines(request),
  ].join("\n");
}

function loginArgument({ scheme, user, password }: SampleLogin): string {
  const both = `(${variable(user)}, ${variable(password)})`;
  return `auth=${scheme === "digest" ? "requests.auth.HTTPDigestAuth" : ""}${both},`;
}

function answerLines({ method, answer }: SampleRequest): readonly string[] {
  if (method === "HEAD") return ["print(response.headers)"];
  if (answer.kind === "stream") return ["for line in response.iter_lines(decode_unicode=True):", "    print(line)"];
  if (answer.kind !== "file") return [`print(response.${answer.kind === "json" ? "json()" : "text"})`];
  return [`with open(${quoteText(answer.fileName)}, "wb") as file:`, "    file.write(response.content)"];
}

const variable = ({ secret, isEncoded }: Secret): string =>
  isEncoded === true ? `quote(os.environ["${secret}"], safe="")` : `os.environ["${secret}"]`;

const expression = (text: SampleText): string =>
  text.map((piece) => (typeof piece === "string" ? quoteText(piece) : variable(piece))).join(" + ") || '""';

/** The value of a header: its bytes where it holds letters that are not sent otherwise. */
function headerExpression(text: SampleText): string {
  if (!needsBytes(text)) return expression(text);
  return text.length === 1 ? `${expression(text)}.encode()` : `(${expression(text)}).encode()`;
}

/** requests sets the types of JSON, forms and parts itself. */
function headersOf({ headers, body }: SampleRequest): readonly SampleHeader[] {
  const isPlainJson = body?.kind === "json" && body.value !== null && bareType(body.contentType) === "application/json";
  const sets = body === undefined || body.kind === "form" || body.kind === "multipart" || isPlainJson;
  return sets ? headers : [...headers, { name: "Content-Type", value: [body.contentType] }];
}

function bodyArgument(body: SampleBody): readonly string[] {
  switch (body.kind) {
    case "json":
      // `json=None` is no body at all to requests.
      if (body.value === null) return ['data="null",'];
      return [`json=${pythonLiteral(body.value, "    ")},`];
    case "text":
      return [`data=${quoteText(body.text)}.encode(),`];
    case "form":
      return [
        "data=[",
        ...body.fields.map(({ name, value }) => `    (${quoteText(name)}, ${quoteText(value)}),`),
        "],",
      ];
    case "file":
      return [`data=open(${quoteText(body.fileName)}, "rb"),`];
    case "multipart":
      return ["files=[", ...body.parts.map((part) => `    (${quoteText(part.name)}, ${partTuple(part)}),`), "],"];
  }
}

/** File name, content, type and headers of a part; parts that are no files have no name. */
function partTuple(part: BodyPart): string {
  const headers = part.headers.map(({ name, value }) => `${quoteText(name)}: ${quoteText(value)}`).join(", ");
  const type = part.contentType === undefined ? "None" : quoteText(part.contentType);
  const more = headers !== "" ? `, ${type}, {${headers}}` : part.contentType === undefined ? "" : `, ${type}`;
  if (part.kind === "file") return `(${quoteText(part.fileName)}, open(${quoteText(part.fileName)}, "rb")${more})`;
  const text = part.kind === "json" ? `json.dumps(${pythonLiteral(part.value, "        ")})` : quoteText(part.text);
  return `(None, ${text}${more})`;
}
