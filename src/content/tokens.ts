// The tokens of a page: what the Markdown parser makes, and the kinds hubdocs adds. Types only.
import type { MarkedToken, Token, Tokens } from "marked";
import type { DiagnosticCode } from "../model/diagnosticCodes.ts";

export type { Token, Tokens };

/** A `:::name` container with its content. */
export interface ContainerToken {
  readonly type: "container";
  /** All source lines, fences included. */
  raw: string;
  readonly name: string;
  /** Inline content of `[…]` or of the rest of the opening line. */
  readonly title: readonly Token[] | undefined;
  readonly attributes: ReadonlyMap<string, string>;
  tokens: Token[];
  /** Lines of the opening; the content begins on the next one. */
  readonly openingLines: number;
  readonly isClosed: boolean;
}

/** `[^label]: …`: shown at the end of the page, nothing in its own place. */
export interface FootnoteDefinitionToken {
  readonly type: "footnoteDefinition";
  raw: string;
  readonly label: string;
  tokens: Token[];
}

/** `[^label]` in a text, for a label that is defined. */
export interface FootnoteReferenceToken {
  readonly type: "footnoteReference";
  readonly raw: string;
  readonly label: string;
}

/** Something wrong with the lines that follow, found before their place in the file is known. */
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
  /** Level that its author gave it, where the page shows another one. */
  writtenDepth?: number;
}

/** Every token that can occur. */
export type PageToken =
  | Exclude<MarkedToken, Tokens.Heading>
  | HeadingToken
  | ContainerToken
  | FootnoteDefinitionToken
  | FootnoteReferenceToken
  | FindingToken;

/** Tokens as the union they are; the parser's own type also allows any other. */
export function pageTokens(tokens: readonly Token[] | undefined): readonly PageToken[] {
  return (tokens ?? []) as readonly PageToken[];
}
