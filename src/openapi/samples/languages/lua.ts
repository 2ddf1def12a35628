// Samples for Lua on a hub: a request that does not block, its answer given to a function.
import { formText } from "../formBody.ts";
import { luaLiteral } from "../literals.ts";
import { boundary, partContent, partHead } from "../multipartText.ts";
import { quoteLua } from "../quote.ts";
import { type SampleBody, type SampleRequest, type SampleText, type Secret, secretsOf } from "../sampleRequest.ts";

/** The request as a script; secrets are local variables, since scripts of hubs have no environment. */
export function writeLua(request: SampleRequest): string {
  const { method, url, headers, login: basic, body, answer } = request;
  const secrets = [
    url,
    ...headers.map(({ value }) => value),
    ...(basic === undefined ? [] : [[basic.user, basic.password]]),
  ];
  const names = [...new Set(secrets.flatMap(secretsOf))];
  const all = [
    ...headers.map(({ name, value }) => field(name, expression(value))),
    ...credentials(basic),
    ...contentType(body),
  ];
  return [
    ...names.map((name) => `local ${name.toLowerCase()} = ${quoteLua(`YOUR_${name}`)}`),
    ...(body?.kind === "file" ? ['local content = "…"'] : []),
    ...(names.length > 0 || body?.kind === "file" ? [""] : []),
    "http.request({",
    `  method = ${quoteLua(method)},`,
    `  url = ${expression(url)},`,
    ...(all.length === 0 ? [] : ["  headers = {", ...all.map((line) => `    ${line},`), "  },"]),
    ...(body === undefined ? [] : [`  body = ${bodyExpression(body)},`]),
    "}, function(err, res)",
    "  if err then return print(err.message) end",
    `  print(res.status, ${answer.kind === "file" ? "#" : ""}res.body)`,
    "end)",
  ].join("\n");
}

const field = (name: string, value: string): string =>
  `${/^[A-Za-z]+$/.test(name) && name !== "end" ? name : `[${quoteLua(name)}]`} = ${value}`;

const variable = ({ secret, isEncoded }: Secret): string =>
  isEncoded === true ? `codec.urlEncode(${secret.toLowerCase()})` : secret.toLowerCase();

const expression = (text: SampleText): string =>
  text.map((piece) => (typeof piece === "string" ? quoteLua(piece) : variable(piece))).join(" .. ") || '""';

const credentials = (basic: SampleRequest["login"]): readonly string[] =>
  basic === undefined ? [] : ['Authorization = "Basic " .. codec.base64(api_user .. ":" .. api_password)'];

function contentType(body: SampleBody | undefined): readonly string[] {
  if (body === undefined) return [];
  const type = body.kind === "multipart" ? `${body.contentType}; boundary=${boundary}` : body.contentType;
  return [field("Content-Type", quoteLua(type))];
}

function bodyExpression(body: SampleBody): string {
  switch (body.kind) {
    case "json": {
      const literal = luaLiteral(body.value, "  ");
      return literal === undefined ? quoteLua(JSON.stringify(body.value) ?? "null") : `json.encode(${literal})`;
    }
    case "text":
      return quoteLua(body.text);
    case "form":
      return quoteLua(formText(body.fields));
    case "file":
      return "content";
    case "multipart":
      return multipartExpression(body);
  }
}

/** The parts line by line; what a file holds is the reader's. */
function multipartExpression({ parts }: Extract<SampleBody, { kind: "multipart" }>): string {
  const lines = parts.flatMap((part) => {
    const content = part.kind === "file" ? "…" : partContent(part);
    return [`--${boundary}`, ...partHead(part, "form-data"), "", content];
  });
  const all = [...lines, `--${boundary}--`, ""].map((line) => `    ${quoteLua(line)},`);
  return ["table.concat({", ...all, '  }, "\\r\\n")'].join("\n");
}
