// A request as code samples write it, in no language yet. Secrets are named, never written.
import type { BodyPart } from "./bodyPart.ts";
import type { FormField } from "./formBody.ts";
import { isBeyondAscii } from "./headerTexts.ts";

/** A secret that the reader puts in, by the name of an environment variable: `TOKEN`. */
export interface Secret {
  readonly secret: string;
  /** Whether it is a value of a query, which is sent percent-encoded. */
  readonly isEncoded?: true;
}

/** Text with secrets in it. */
export type SampleText = readonly (string | Secret)[];

/** A header of a sample request. */
export interface SampleHeader {
  readonly name: string;
  readonly value: SampleText;
}

/** Whether a text goes beyond ASCII, which some clients send in no header unless they are given its bytes. */
export const needsBytes = (text: SampleText): boolean =>
  text.some((piece) => typeof piece === "string" && isBeyondAscii(piece));

/** What a request carries. */
export type SampleBody =
  | { readonly kind: "json"; readonly value: unknown; readonly contentType: string }
  | { readonly kind: "text"; readonly text: string; readonly contentType: string; readonly form?: WrittenForm }
  | { readonly kind: "form"; readonly fields: readonly FormField[]; readonly contentType: string }
  | { readonly kind: "multipart"; readonly parts: readonly BodyPart[]; readonly contentType: string }
  | { readonly kind: "file"; readonly fileName: string; readonly contentType: string; readonly form?: WrittenForm };

/** The parts that a written body consists of, for clients that can write them. */
interface WrittenForm {
  readonly parts: readonly BodyPart[];
  /** The media type without the boundary. */
  readonly mediaType: string;
}

/** A request. */
export interface SampleRequest {
  /** As it is sent. */
  readonly method: string;
  /** Address of the server: how `url` begins. Holds no character that any language would escape. */
  readonly base: string;
  /** Percent-encoded address; its first text begins with `base`. */
  readonly url: SampleText;
  /** Without `Content-Type`, which some languages set by themselves. */
  readonly headers: readonly SampleHeader[];
  readonly login?: SampleLogin;
  /** Whether the client proves who it is by a certificate. */
  readonly hasCertificate: boolean;
  readonly body?: SampleBody;
  readonly answer: SampleAnswer;
}

/** Name and password, and which scheme of HTTP they are sent by. */
export interface SampleLogin {
  readonly scheme: "basic" | "digest";
  readonly user: Secret;
  readonly password: Secret;
}

/** What is done with the answer: printed, as it comes where it may never end, or kept where it is no text. */
export type SampleAnswer =
  | { readonly kind: "json" | "text" | "stream" }
  | { readonly kind: "file"; readonly fileName: string };

/** Files of a client's certificate and its key. */
export const certificateFiles = { certificate: "client.pem", key: "client.key" };

/** Whether any text of a request holds a secret. */
export const hasSecrets = ({ url, headers, login }: SampleRequest): boolean =>
  login !== undefined || [url, ...headers.map(({ value }) => value)].some((text) => secretsOf(text).length > 0);

/** Whether the address holds a secret, which is encoded there. */
export const hasEncodedSecrets = ({ url }: SampleRequest): boolean => secretsOf(url).length > 0;

/** Names of the secrets in a text. */
export const secretsOf = (text: SampleText): readonly string[] =>
  text.flatMap((piece) => (typeof piece === "string" ? [] : [piece.secret]));
