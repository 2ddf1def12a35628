// Samples for PHP with its curl extension.
import { type BodyPart, isBeyondForms } from "../bodyPart.ts";
import { formText } from "../formBody.ts";
import { phpLiteral } from "../literals.ts";
import { boundary, partHead } from "../multipartText.ts";
import { quotePhp } from "../quote.ts";
import {
  certificateFiles,
  type SampleBody,
  type SampleRequest,
  type SampleText,
  type Secret,
} from "../sampleRequest.ts";

type MultipartBody = Extract<SampleBody, { kind: "multipart" }>;

/** The request as a script; secrets are environment variables. */
export function writePhp(request: SampleRequest): string {
  const { method, url, login, body, answer } = request;
  const headers = headersOf(request);
  const options = [
    // Without it, what comes is printed at once.
    ...(answer.kind === "stream" ? [] : ["CURLOPT_RETURNTRANSFER => true,"]),
    // A body alone makes it POST.
    ...(method === "GET" && body === undefined
      ? []
      : method === "HEAD"
        ? ["CURLOPT_NOBODY => true,"]
        : [`CURLOPT_CUSTOMREQUEST => ${quotePhp(method)},`]),
    ...(headers.length === 0 ? [] : ["CURLOPT_HTTPHEADER => [", ...headers.map((line) => `    ${line},`), "],"]),
    ...(login?.scheme === "digest" ? ["CURLOPT_HTTPAUTH => CURLAUTH_DIGEST,"] : []),
    ...(login === undefined ? [] : [`CURLOPT_USERPWD => ${expression([login.user, ":", login.password])},`]),
    ...(request.hasCertificate
      ? [
          `CURLOPT_SSLCERT => ${quotePhp(certificateFiles.certificate)},`,
          `CURLOPT_SSLKEY => ${quotePhp(certificateFiles.key)},`,
        ]
      : []),
    ...(body === undefined ? [] : [`CURLOPT_POSTFIELDS => ${bodyExpression(body)},`]),
  ];
  return [
    "<?php",
    "",
    `$curl = curl_init(${expression(url)});`,
    "curl_setopt_array($curl, [",
    ...options.map((line) => `    ${line}`),
    "]);",
    "$response = curl_exec($curl);",
    "if ($response === false) {",
    "    throw new RuntimeException(curl_error($curl));",
    "}",
    ...(answer.kind === "stream"
      ? []
      : [answer.kind === "file" ? `file_put_contents(${quotePhp(answer.fileName)}, $response);` : "echo $response;"]),
  ].join("\n");
}

const variable = ({ secret, isEncoded }: Secret): string =>
  isEncoded === true ? `rawurlencode(getenv('${secret}'))` : `getenv('${secret}')`;

const expression = (text: SampleText): string =>
  text.map((piece) => (typeof piece === "string" ? quotePhp(piece) : variable(piece))).join(" . ") || "''";

/** curl sets the type of forms and of parts in an array itself. */
function headersOf({ headers, body }: SampleRequest): readonly string[] {
  const isWrittenOut = body?.kind === "multipart" && isWritten(body);
  const sets = body === undefined || body.kind === "form" || (body.kind === "multipart" && !isWrittenOut);
  const type = isWrittenOut ? `${body.contentType}; boundary=${boundary}` : body?.contentType;
  const all = sets || type === undefined ? headers : [...headers, { name: "Content-Type", value: [type] }];
  return all.map(({ name, value: [first = "", ...others] }) => {
    return expression(typeof first === "string" ? [`${name}: ${first}`, ...others] : [`${name}: `, first, ...others]);
  });
}

function bodyExpression(body: SampleBody): string {
  switch (body.kind) {
    case "json":
      return `json_encode(${phpLiteral(body.value, "    ")})`;
    case "text":
      return quotePhp(body.text);
    case "form":
      return quotePhp(formText(body.fields));
    case "file":
      return `file_get_contents(${quotePhp(body.fileName)})`;
    case "multipart":
      if (isWritten(body)) return multipartText(body);
      return [
        "[",
        ...body.parts.map((part) => `        ${quotePhp(part.name)} => ${partExpression(part)},`),
        "    ]",
      ].join("\n");
  }
}

/** Whether the parts are written out: keys of an array, which is a form otherwise, are unique. */
const isWritten = ({ parts }: MultipartBody): boolean =>
  new Set(parts.map(({ name }) => name)).size < parts.length || parts.some(isBeyondForms);

function multipartText({ parts }: MultipartBody): string {
  const lines = parts.flatMap((part) => {
    const content = part.kind === "file" ? `file_get_contents(${quotePhp(part.fileName)})` : partExpression(part);
    return [...[`--${boundary}`, ...partHead(part, "form-data"), ""].map(quotePhp), content];
  });
  const all = [...lines, quotePhp(`--${boundary}--`), "''"].map((line) => `        ${line},`);
  return ['implode("\\r\\n", [', ...all, "    ])"].join("\n");
}

function partExpression(part: BodyPart): string {
  if (part.kind === "text") return quotePhp(part.text);
  if (part.kind === "json") return `json_encode(${phpLiteral(part.value, "        ")})`;
  return `new CURLFile(${quotePhp(part.fileName)}, ${quotePhp(part.contentType)})`;
}
