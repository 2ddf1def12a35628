// Samples for C# with HttpClient, as a program of top-level statements.
import type { BodyPart } from "../bodyPart.ts";
import { isBeyondAscii } from "../headerTexts.ts";
import { bareType } from "../mediaTypes.ts";
import { partContent } from "../multipartText.ts";
import { quoteText } from "../quote.ts";
import {
  certificateFiles,
  needsBytes,
  type SampleAnswer,
  type SampleBody,
  type SampleLogin,
  type SampleRequest,
  type SampleText,
  type Secret,
} from "../sampleRequest.ts";

/** Methods that HttpMethod has a property for. */
const methods: ReadonlyMap<string, string> = new Map(
  ["Get", "Post", "Put", "Patch", "Delete", "Head", "Options", "Trace"].map((name) => [name.toUpperCase(), name]),
);

/** The request as a program; secrets are environment variables. */
export function writeCsharp(request: SampleRequest): string {
  const { method, url, headers, login, body, answer } = request;
  const known = methods.get(method);
  const verb = known === undefined ? `new HttpMethod(${quoteText(method)})` : `HttpMethod.${known}`;
  const lines = [
    ...clientLines(request),
    `using var request = new HttpRequestMessage(${verb}, ${expression(url)});`,
    ...headers.map(
      ({ name, value }) => `request.Headers.TryAddWithoutValidation(${quoteText(name)}, ${expression(value)});`,
    ),
    ...(login?.scheme === "basic" ? basicLines(login) : []),
    ...(body === undefined ? [] : contentLines(body)),
    "",
    `using var response = await client.SendAsync(request${answer.kind === "stream" ? ", HttpCompletionOption.ResponseHeadersRead" : ""});`,
    "response.EnsureSuccessStatusCode();",
    ...answerLines(answer),
  ];
  const imports = [
    ...(login?.scheme === "digest" ? ["using System.Net;"] : []),
    ...(lines.some((line) => line.includes("MediaTypeHeaderValue.Parse")) ? ["using System.Net.Http.Headers;"] : []),
    ...(request.hasCertificate ? ["using System.Security.Cryptography.X509Certificates;"] : []),
    ...(lines.some((line) => line.includes("Encoding.UTF8")) ? ["using System.Text;"] : []),
  ];
  return [...imports, ...(imports.length === 0 ? [] : [""]), ...lines].join("\n");
}

const variable = ({ secret, isEncoded }: Secret): string => {
  const value = `Environment.GetEnvironmentVariable("${secret}")`;
  // It takes no null, which the compiler would warn of.
  return isEncoded === true ? `Uri.EscapeDataString(${value}!)` : value;
};

const expression = (text: SampleText): string =>
  text.map((piece) => (typeof piece === "string" ? quoteText(piece) : variable(piece))).join(" + ") || '""';

function answerLines(answer: SampleAnswer): readonly string[] {
  if (answer.kind === "file") {
    const content = "await response.Content.ReadAsByteArrayAsync()";
    return [`await File.WriteAllBytesAsync(${quoteText(answer.fileName)}, ${content});`];
  }
  if (answer.kind !== "stream") return ["Console.WriteLine(await response.Content.ReadAsStringAsync());"];
  return [
    "using var reader = new StreamReader(await response.Content.ReadAsStreamAsync());",
    "while (await reader.ReadLineAsync() is { } line) Console.WriteLine(line);",
  ];
}

const utf8Selector = "(_, _) => Encoding.UTF8";

/** The client, with what only its handler can be told. */
function clientLines({ login, headers, hasCertificate }: SampleRequest): readonly string[] {
  const hasBytes = headers.some(({ value }) => needsBytes(value));
  if (login?.scheme !== "digest" && !hasCertificate && !hasBytes) return ["using var client = new HttpClient();"];
  const { certificate, key } = certificateFiles;
  return [
    // What another handler sends of letters beyond ASCII is question marks.
    `using var handler = new ${hasBytes ? "SocketsHttpHandler" : "HttpClientHandler"}();`,
    ...(hasBytes ? [`handler.RequestHeaderEncodingSelector = ${utf8Selector};`] : []),
    ...(login?.scheme === "digest"
      ? [`handler.Credentials = new NetworkCredential(${variable(login.user)}, ${variable(login.password)});`]
      : []),
    ...(hasCertificate
      ? [
          ...(hasBytes ? ["handler.SslOptions.ClientCertificates = new X509Certificate2Collection();"] : []),
          `handler.${hasBytes ? "SslOptions." : ""}ClientCertificates.Add(X509Certificate2.CreateFromPemFile(${quoteText(certificate)}, ${quoteText(key)}));`,
        ]
      : []),
    "using var client = new HttpClient(handler);",
  ];
}

const basicLines = ({ user, password }: SampleLogin): readonly string[] => [
  `var credentials = ${variable(user)} + ":" + ${variable(password)};`,
  'request.Headers.TryAddWithoutValidation("Authorization", "Basic " + Convert.ToBase64String(Encoding.UTF8.GetBytes(credentials)));',
];

function contentLines(body: SampleBody): readonly string[] {
  switch (body.kind) {
    case "json":
      return textLines(JSON.stringify(body.value, null, 2) ?? "null", body.contentType);
    case "text":
      return textLines(body.text, body.contentType);
    case "form":
      return [
        "request.Content = new FormUrlEncodedContent(new KeyValuePair<string, string>[]",
        "{",
        ...body.fields.map(({ name, value }) => `    new(${quoteText(name)}, ${quoteText(value)}),`),
        "});",
      ];
    case "file":
      return [
        `request.Content = new StreamContent(File.OpenRead(${quoteText(body.fileName)}));`,
        contentType(body.contentType),
      ];
    case "multipart":
      return [
        "var form = new MultipartFormDataContent();",
        ...(body.parts.some(({ headers }) => headers.some(({ value }) => isBeyondAscii(value)))
          ? [`form.HeaderEncodingSelector = ${utf8Selector};`]
          : []),
        ...body.parts.flatMap(partLines),
        "request.Content = form;",
      ];
  }
}

const contentType = (mediaType: string): string =>
  `request.Content.Headers.ContentType = MediaTypeHeaderValue.Parse(${quoteText(mediaType)});`;

/** A text takes a media type without parameters. */
function textLines(text: string, mediaType: string): readonly string[] {
  const bare = bareType(mediaType);
  const content = `request.Content = new StringContent(${rawString(text)}, Encoding.UTF8, ${quoteText(bare)});`;
  return bare === mediaType.toLowerCase() ? [content] : [content, contentType(mediaType)];
}

/** A literal over several lines where the text has some and no controls; more quotes around than are in it. */
function rawString(text: string): string {
  if (!text.includes("\n") || /[\u0000-\u0009\u000b-\u001f\u0085\u2028\u2029]|\p{Surrogate}/u.test(text)) {
    return quoteText(text);
  }
  const longest = Math.max(2, ...(text.match(/"+/g) ?? []).map(({ length }) => length));
  const quotes = '"'.repeat(longest + 1);
  const lines = text.split("\n").map((line) => `    ${line}`);
  return ["", `    ${quotes}`, ...lines, `    ${quotes}`].join("\n");
}

function partLines(part: BodyPart, index: number): readonly string[] {
  const name = quoteText(part.name);
  const content =
    part.kind === "file" ? `new StreamContent(File.OpenRead(${quoteText(part.fileName)}))` : stringOf(part);
  const fileName = part.kind === "file" ? `, ${quoteText(part.fileName)}` : "";
  const type = part.contentType;
  const isTyped = type !== undefined && (part.kind === "file" || bareType(type) !== type.toLowerCase());
  if (!isTyped && part.headers.length === 0) return [`form.Add(${content}, ${name}${fileName});`];
  const variable = `${part.kind === "file" ? "file" : "part"}${index + 1}`;
  return [
    `var ${variable} = ${content};`,
    ...(isTyped ? [`${variable}.Headers.ContentType = MediaTypeHeaderValue.Parse(${quoteText(type)});`] : []),
    ...part.headers.map(
      (header) => `${variable}.Headers.TryAddWithoutValidation(${quoteText(header.name)}, ${quoteText(header.value)});`,
    ),
    `form.Add(${variable}, ${name}${fileName});`,
  ];
}

function stringOf(part: Exclude<BodyPart, { kind: "file" }>): string {
  const text = quoteText(partContent(part));
  if (part.contentType === undefined) return `new StringContent(${text})`;
  return `new StringContent(${text}, Encoding.UTF8, ${quoteText(bareType(part.contentType))})`;
}
