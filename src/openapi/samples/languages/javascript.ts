// Samples for JavaScript: fetch in an ES module of Node.js.
import { type BodyPart, isBeyondForms } from "../bodyPart.ts";
import { javascriptLiteral } from "../literals.ts";
import { boundary, partHead } from "../multipartText.ts";
import { quoteText } from "../quote.ts";
import { needsBytes, type SampleBody, type SampleRequest, type SampleText, type Secret } from "../sampleRequest.ts";

/** The request as a module; secrets are environment variables. */
export function writeJavascript(request: SampleRequest): string {
  const { method, url, login, body, answer } = request;
  const headers = headersOf(request);
  const options = [
    ...(method === "GET" ? [] : [`method: ${quoteText(method)},`]),
    ...(headers.length === 0 ? [] : ["headers: {", ...headers.map((line) => `  ${line},`), "},"]),
    ...(body === undefined ? [] : [`body: ${bodyExpression(body)},`]),
  ];
  const call =
    options.length === 0
      ? `const response = await ${fetchOf(request)}(${expression(url)});`
      : `const response = await ${fetchOf(request)}(${expression(url)}, {\n${options.map((line) => `  ${line}\n`).join("")}});`;
  return [
    ...(login?.scheme === "digest" ? ['import DigestClient from "digest-fetch";'] : []),
    ...(answer.kind === "file" ? ['import { writeFile } from "node:fs/promises";'] : []),
    ...preparation(request),
    call,
    'if (!response.ok) throw new Error("HTTP " + response.status);',
    answerLine(request),
  ].join("\n");
}

/** What sends the request. The answer to a challenge is worked out by a package, for Node.js has nothing for it. */
const fetchOf = ({ login }: SampleRequest): string => (login?.scheme === "digest" ? "client.fetch" : "fetch");

function answerLine({ method, answer }: SampleRequest): string {
  if (method === "HEAD") return "console.log(response.headers);";
  if (answer.kind === "stream") return "for await (const chunk of response.body) process.stdout.write(chunk);";
  return answer.kind === "file"
    ? `await writeFile(${quoteText(answer.fileName)}, Buffer.from(await response.arrayBuffer()));`
    : `console.log(await response.${answer.kind}());`;
}

const variable = ({ secret, isEncoded }: Secret): string =>
  isEncoded === true ? `encodeURIComponent(process.env.${secret})` : `process.env.${secret}`;

/** A text as an expression: a literal, or a template with the variables in it. */
function expression(text: SampleText): string {
  const [only] = text;
  if (text.length === 0) return '""';
  if (text.length === 1 && typeof only === "string") return quoteText(only);
  if (text.length === 1 && only !== undefined && typeof only !== "string") return variable(only);
  const pieces = text.map((piece) =>
    typeof piece === "string"
      ? quoteText(piece)
          .slice(1, -1)
          .replace(/`|\$(?=\{)/g, "\\$&")
          .replaceAll('\\"', '"')
      : `\${${variable(piece)}}`,
  );
  return `\`${pieces.join("")}\``;
}

/** The value of a header: its bytes, a character each, where it holds letters that fetch refuses. */
const headerExpression = (text: SampleText): string =>
  needsBytes(text) ? `Buffer.from(${expression(text)}).toString("latin1")` : expression(text);

function headersOf(request: SampleRequest): readonly string[] {
  const { headers, login, body } = request;
  const key = (name: string): string => (/^[A-Za-z]+$/.test(name) ? name : quoteText(name));
  const type = contentTypeOf(body);
  return [
    ...headers.map(({ name, value }) => `${key(name)}: ${headerExpression(value)}`),
    ...(login?.scheme === "basic"
      ? [
          `Authorization: \`Basic \${btoa(\`\${process.env.${login.user.secret}}:\${process.env.${login.password.secret}}\`)}\``,
        ]
      : []),
    ...(type === undefined ? [] : [`"Content-Type": ${quoteText(type)}`]),
  ];
}

/** fetch sets the type of forms and parts itself, unless the parts are written out. */
function contentTypeOf(body: SampleBody | undefined): string | undefined {
  if (body === undefined || body.kind === "form") return undefined;
  if (body.kind !== "multipart") return body.contentType;
  return body.parts.some(isBeyondForms) ? `${body.contentType}; boundary=${boundary}` : undefined;
}

function bodyExpression(body: SampleBody): string {
  switch (body.kind) {
    case "json":
      return jsonExpression(body.value);
    case "text":
      return quoteText(body.text);
    case "form":
      return `new URLSearchParams(${javascriptLiteral(
        body.fields.map(({ name, value }) => [name, value]),
        "  ",
      )})`;
    case "file":
      return `await openAsBlob(${quoteText(body.fileName)})`;
    case "multipart":
      return "form";
  }
}

/** The text of a value; written out where it holds whole numbers that the language would change. */
function jsonExpression(value: unknown): string {
  return hasLongNumber(value)
    ? quoteText(JSON.stringify(value) ?? "null")
    : `JSON.stringify(${javascriptLiteral(value, "  ")})`;
}

const hasLongNumber = (value: unknown): boolean =>
  typeof value === "object" && value !== null
    ? Object.values(value).some(hasLongNumber)
    : Number.isInteger(value) && !Number.isSafeInteger(value);

function preparation({ login, body, answer }: SampleRequest): readonly string[] {
  const parts = body?.kind === "multipart" ? body.parts : [];
  const hasFile = body?.kind === "file" || parts.some(({ kind }) => kind === "file");
  return [
    ...(hasFile ? ['import { openAsBlob } from "node:fs";'] : []),
    ...(hasFile || answer.kind === "file" || login?.scheme === "digest" ? [""] : []),
    ...(login?.scheme === "digest"
      ? [`const client = new DigestClient(process.env.${login.user.secret}, process.env.${login.password.secret});`]
      : []),
    ...(body?.kind === "multipart" ? [...formLines(parts), ""] : []),
  ];
}

function formLines(parts: readonly BodyPart[]): readonly string[] {
  if (!parts.some(isBeyondForms)) return ["const form = new FormData();", ...parts.map(appendPart)];
  const lines = parts.flatMap((part) => [
    ...[`--${boundary}`, ...partHead(part, "form-data"), ""].map((line) => quoteText(`${line}\r\n`)),
    part.kind === "file" ? `await openAsBlob(${quoteText(part.fileName)})` : textExpression(part),
    quoteText("\r\n"),
  ]);
  return [
    "const form = new Blob([",
    ...[...lines, quoteText(`--${boundary}--\r\n`)].map((line) => `  ${line},`),
    "]);",
  ];
}

const textExpression = (part: Exclude<BodyPart, { kind: "file" }>): string =>
  part.kind === "json" ? jsonExpression(part.value) : quoteText(part.text);

function appendPart(part: BodyPart): string {
  const name = quoteText(part.name);
  if (part.kind === "file") {
    const file = quoteText(part.fileName);
    return `form.append(${name}, await openAsBlob(${file}, { type: ${quoteText(part.contentType)} }), ${file});`;
  }
  return `form.append(${name}, ${textExpression(part)});`;
}
