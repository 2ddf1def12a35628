// Samples for PHP with its curl extension.
import { formText } from "../formBody.ts";
import { phpLiteral } from "../literals.ts";
import type { BodyPart } from "../multipartBody.ts";
import { quotePhp } from "../quote.ts";
import type { SampleBody, SampleRequest, SampleText } from "../sampleRequest.ts";

/** The request as a script; secrets are environment variables. */
export function writePhp(request: SampleRequest): string {
  const { method, url, basic, body } = request;
  const headers = headersOf(request);
  const options = [
    "CURLOPT_RETURNTRANSFER => true,",
    ...(method === "GET"
      ? []
      : method === "HEAD"
        ? ["CURLOPT_NOBODY => true,"]
        : [`CURLOPT_CUSTOMREQUEST => ${quotePhp(method)},`]),
    ...(headers.length === 0 ? [] : ["CURLOPT_HTTPHEADER => [", ...headers.map((line) => `    ${line},`), "],"]),
    ...(basic === undefined ? [] : [`CURLOPT_USERPWD => ${expression([basic.user, ":", basic.password])},`]),
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
    "echo $response;",
  ].join("\n");
}

const expression = (text: SampleText): string =>
  text.map((piece) => (typeof piece === "string" ? quotePhp(piece) : `getenv('${piece.secret}')`)).join(" . ") || "''";

/** curl sets the type of forms and parts itself. */
function headersOf({ headers, body }: SampleRequest): readonly string[] {
  const sets = body === undefined || body.kind === "form" || body.kind === "multipart";
  const all = sets ? headers : [...headers, { name: "Content-Type", value: [body.contentType] }];
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
      return [
        "[",
        ...body.parts.map((part) => `        ${quotePhp(part.name)} => ${partExpression(part)},`),
        "    ]",
      ].join("\n");
  }
}

function partExpression(part: BodyPart): string {
  if (part.kind === "text") return quotePhp(part.text);
  if (part.kind === "json") return `json_encode(${phpLiteral(part.value, "        ")})`;
  return `new CURLFile(${quotePhp(part.fileName)}, ${quotePhp(part.contentType)})`;
}
