// Samples for Go with net/http.

import type { BodyPart } from "../bodyPart.ts";
import { formText } from "../formBody.ts";
import { partContent, partHead } from "../multipartText.ts";
import { quoteText } from "../quote.ts";
import {
  certificateFiles,
  hasEncodedSecrets,
  hasSecrets,
  type SampleAnswer,
  type SampleBody,
  type SampleRequest,
  type SampleText,
  type Secret,
} from "../sampleRequest.ts";

/** The request as a program; secrets are environment variables. */
export function writeGo(request: SampleRequest): string {
  const { method, url, headers, login, body, answer } = request;
  const contentType = body === undefined ? [] : [`request.Header.Set("Content-Type", ${contentTypeOf(body)})`];
  const statements = [
    ...(body === undefined ? [] : preparation(body)),
    `request, err := http.NewRequest(${quoteText(method)}, ${expression(url)}, ${body === undefined ? "nil" : bodyName(body)})`,
    ...check,
    ...headers.map(({ name, value }) => `request.Header.Set(${quoteText(name)}, ${expression(value)})`),
    ...contentType,
    ...(login?.scheme === "basic"
      ? [`request.SetBasicAuth(${variable(login.user)}, ${variable(login.password)})`]
      : []),
    "",
    ...clientLines(request),
    `response, err := ${clientLines(request).length > 0 ? "client" : "http.DefaultClient"}.Do(request)`,
    ...check,
    "defer response.Body.Close()",
    "",
    ...answerLines(answer),
  ];
  const packages = login?.scheme === "digest" ? ["", '\t"github.com/icholy/digest"'] : [];
  const imports = [...importsOf(request).map((name) => `\t"${name}"`), ...packages];
  const lines = statements.map((line) => (line === "" ? "" : `\t${line.replaceAll(indentMark, "\t")}`));
  return ["package main", "", "import (", ...imports, ")", "", "func main() {", ...lines, "}"].join("\n");
}

/** Stands for a tab, so that tabs inside of raw strings are left alone. */
const indentMark = "\u0001";
const check = ["if err != nil {", `${indentMark}panic(err)`, "}"];

function answerLines(answer: SampleAnswer): readonly string[] {
  const status = "fmt.Println(response.Status)";
  if (answer.kind === "stream") return [status, "_, err = io.Copy(os.Stdout, response.Body)", ...check];
  if (answer.kind !== "file") {
    return ["text, err := io.ReadAll(response.Body)", ...check, status, "fmt.Println(string(text))"];
  }
  const written = `err = os.WriteFile(${quoteText(answer.fileName)}, content, 0o644)`;
  return ["content, err := io.ReadAll(response.Body)", ...check, status, written, ...check];
}

/** A client of its own, where the usual one does not do. */
function clientLines({ login, hasCertificate }: SampleRequest): readonly string[] {
  const transport = hasCertificate ? ["&http.Transport{TLSClientConfig: settings}"] : [];
  const settings = hasCertificate ? certificateSettings : [];
  if (login?.scheme !== "digest")
    return [...settings, ...transport.map((own) => `client := &http.Client{Transport: ${own}}`)];
  return [
    ...settings,
    // The answer to a challenge is worked out by a package: the standard library has nothing for it.
    "client := &http.Client{Transport: &digest.Transport{",
    `${indentMark}Username: ${variable(login.user)},`,
    `${indentMark}Password: ${variable(login.password)},`,
    ...transport.map((own) => `${indentMark}Transport: ${own},`),
    "}}",
  ];
}

const certificateSettings = [
  `certificate, err := tls.LoadX509KeyPair(${quoteText(certificateFiles.certificate)}, ${quoteText(certificateFiles.key)})`,
  ...check,
  "settings := &tls.Config{Certificates: []tls.Certificate{certificate}}",
];

const variable = ({ secret, isEncoded }: Secret): string =>
  isEncoded === true ? `url.QueryEscape(os.Getenv("${secret}"))` : `os.Getenv("${secret}")`;

const expression = (text: SampleText): string =>
  text.map((piece) => (typeof piece === "string" ? quoteText(piece) : variable(piece))).join("+") || '""';

function importsOf(request: SampleRequest): readonly string[] {
  const { body } = request;
  const parts = body?.kind === "multipart" ? body.parts : undefined;
  const opensFile = body?.kind === "file" || parts?.some(({ kind }) => kind === "file") === true;
  const names = [
    ...(parts === undefined ? [] : ["bytes", "mime/multipart"]),
    ...["fmt", "io", "net/http"],
    ...(parts?.some(isCreated) === true ? ["net/textproto"] : []),
    ...(request.hasCertificate ? ["crypto/tls"] : []),
    ...(hasEncodedSecrets(request) ? ["net/url"] : []),
    ...(hasSecrets(request) || opensFile || ["file", "stream"].includes(request.answer.kind) ? ["os"] : []),
    ...(body !== undefined && body.kind !== "file" && body.kind !== "multipart" ? ["strings"] : []),
  ];
  return names.sort();
}

const contentTypeOf = (body: SampleBody): string =>
  body.kind === "multipart" ? "form.FormDataContentType()" : quoteText(body.contentType);

const bodyName = (body: SampleBody): string =>
  body.kind === "multipart" ? "&body" : body.kind === "file" ? "file" : "body";

function preparation(body: SampleBody): readonly string[] {
  switch (body.kind) {
    case "json":
      return [`body := strings.NewReader(${rawString(JSON.stringify(body.value, null, 2) ?? "null")})`, ""];
    case "text":
      return [`body := strings.NewReader(${rawString(body.text)})`, ""];
    case "form":
      return [`body := strings.NewReader(${quoteText(formText(body.fields))})`, ""];
    case "file":
      return [`file, err := os.Open(${quoteText(body.fileName)})`, ...check, "defer file.Close()", ""];
    case "multipart":
      return [
        "var body bytes.Buffer",
        "form := multipart.NewWriter(&body)",
        ...body.parts.flatMap(writePart),
        "form.Close()",
        "",
      ];
  }
}

/** A literal over several lines where the text allows it: no backquotes, no controls. */
const rawString = (text: string): string =>
  /[`\r\u0000-\u0009\u000b-\u001f\ufeff]|\p{Surrogate}/u.test(text) ? quoteText(text) : `\`${text}\``;

/** Whether a part is more than the text of a field. */
const isCreated = ({ contentType, headers }: BodyPart): boolean => contentType !== undefined || headers.length > 0;

function writePart(part: BodyPart, index: number): readonly string[] {
  if (!isCreated(part) && part.kind !== "file") {
    return [`form.WriteField(${quoteText(part.name)}, ${quoteText(partContent(part))})`];
  }
  const fields = partHead(part, "form-data").map((line) => {
    const colon = line.indexOf(":");
    return { key: `${quoteText(line.slice(0, colon))}:`, value: quoteText(line.slice(colon + 2)) };
  });
  // As gofmt writes them: values stand below each other.
  const width = Math.max(...fields.map(({ key }) => key.length));
  const head = fields.map(({ key, value }) => `${indentMark}${key.padEnd(width)} {${value}},`);
  const created = [`part${index + 1}, err := form.CreatePart(textproto.MIMEHeader{`, ...head, "})", ...check];
  if (part.kind !== "file") return [...created, `io.WriteString(part${index + 1}, ${quoteText(partContent(part))})`];
  const opened = [`file${index + 1}, err := os.Open(${quoteText(part.fileName)})`, ...check];
  return [...created, ...opened, `io.Copy(part${index + 1}, file${index + 1})`];
}
