// The tokens of a page: those of the Markdown parser, and the kinds that hubdocs adds. Only types and one cast.
import type { MarkedToken, Token, Tokens } from "marked";
import type { DiagnosticCode } from "../model/diagnosticCodes.ts";

export type { Token, Tokens };

/** A `:::name` container with its content. */
export interface ContainerToken {
  readonly type: "container";
  /** All its source lines, including the `:::` lines. */
  raw: string;
  readonly name: string;
  /** Inline content of `[…]`, or of the rest of the opening line. */
  readonly title: readonly Token[] | undefined;
  readonly attributes: ReadonlyMap<string, string>;
  tokens: Token[];
  /** Number of lines before its content. */
  readonly openingLines: number;
  readonly isClosed: boolean;
}

/** A footnote's text, `[^label]: …`, which is shown at the end of the page. */
export interface FootnoteDefinitionToken {
  readonly type: "footnoteDefinition";
  raw: string;
  readonly label: string;
  tokens: Token[];
}

/** `[^label]` in a text, for a label with a definition. */
export interface FootnoteReferenceToken {
  readonly type: "footnoteReference";
  readonly raw: string;
  readonly label: string;
}

/** A finding about the lines that follow, made before their place in the file is known. */
export interface FindingToken {
  readonly type: "finding";
  raw: string;
  /** @default "unknown-container" */
  readonly code?: DiagnosticCode;
  readonly message: string;
  readonly hint: string;
}

/** A heading; `explicitId` is the id its author gave with `{#id}`, already taken out of the text. */
export interface HeadingToken extends Tokens.Heading {
  explicitId?: string;
  /** The level in the source, where the page shows another one. */
  writtenDepth?: number;
}

/** All tokens that can occur. */
export type PageToken =
  | Exclude<MarkedToken, Tokens.Heading>
  | HeadingToken
  | ContainerToken
  | FootnoteDefinitionToken
  | FootnoteReferenceToken
  | FindingToken;

/** Casts tokens to this union; the parser's own type allows any other kind, too. */
export function pageTokens(tokens: readonly Token[] | undefined): readonly PageToken[] {
  return (tokens ?? []) as readonly PageToken[];
}
