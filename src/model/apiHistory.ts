// How an API has changed from version to version, found out by comparing the specifications of its versions. Plain
// data; addresses and words are given to it where pages are made.

import { sentMethod } from "./httpMethod.ts";

/** The history of an API. */
export interface ApiHistory {
  /** Names of the versions that have a specification, oldest first. */
  readonly versions: readonly string[];
  /** Operations by `operationSubject`, schemas by `schemaSubject`. */
  readonly subjects: ReadonlyMap<string, SubjectHistory>;
  /** What each version but the first has changed, oldest first. */
  readonly releases: readonly ApiRelease[];
}

/** When an operation or named schema, and each of its rows, came, changed and went. */
export interface SubjectHistory extends Lifetime {
  /** By the trace of a row: `Room.state.level`; `#query limit` and `#request.name` in operations. */
  readonly rows: ReadonlyMap<string, Lifetime>;
}

/** Indexes of versions. */
export interface Lifetime {
  /** Versions that have it. */
  readonly present: readonly number[];
  /** Versions that have it with other contents than the version before. */
  readonly changed: readonly number[];
}

/** What a version has changed. */
export interface ApiRelease {
  /** Name of the version, and of the one it is compared with. */
  readonly version: string;
  readonly previous: string;
  /** Removed ones first, then changed and added ones, each in the order of the specification. */
  readonly subjects: readonly SubjectChange[];
}

/** What became of an operation, a named schema or the API itself. */
export interface SubjectChange {
  readonly kind: "operation" | "schema" | "api";
  /** Signature or name; empty for the API itself. */
  readonly name: string;
  readonly change: "added" | "changed" | "removed" | "deprecated";
  readonly isBreaking: boolean;
  /** What has changed inside; empty for what is new or gone as a whole. */
  readonly details: readonly ChangeDetail[];
}

/** One thing that has changed inside. */
export interface ChangeDetail {
  readonly change: "added" | "changed" | "removed" | "deprecated";
  readonly isBreaking: boolean;
  /** From the outside in. */
  readonly path: readonly ChangeStep[];
  /** Values as people read them, of what is a value. */
  readonly from?: string;
  readonly to?: string;
}

/** A step of a path: what kind of thing it is, and its name if it has one. Terms without words of their own are names. */
export interface ChangeStep {
  readonly term: ChangeTerm;
  readonly name?: string;
}

/** Things that a specification is made of, as readers are told. */
export type ChangeTerm =
  | "parameter"
  | "header"
  | "cookie"
  | "request"
  | "response"
  | "field"
  | "value"
  | "type"
  | "required"
  | "deprecated"
  | "default"
  | "security"
  | "variant"
  | "base"
  | "items"
  | "limit"
  | "media"
  | "server"
  | "scheme"
  | "other";

/** Key of an operation. Names of parameters in its path make no difference. */
export function operationSubject(operation: {
  readonly method: string;
  readonly path: string;
  readonly isWebhook: boolean;
}): string {
  const signature = `${sentMethod(operation.method)} ${operation.path}`;
  return subjectOfSignature(operation.isWebhook ? `webhook ${signature}` : signature);
}

/** Key of an operation by its signature, `webhook` in front for webhooks. */
export const subjectOfSignature = (signature: string): string =>
  signature.startsWith("webhook ") ? signature : signature.replace(/\{[^{}]*\}/g, "{}");

/**
 * A name as part of a trace, whose dots lead from a field to those inside it: `page.size` may be a parameter, or a field of
 * the parameter `page`.
 */
export const traceName = (name: string): string => name.replaceAll(".", "\u2024");

/** A trace, or a part of it, with names as they are written. */
export const namesInTrace = (trace: string): string => trace.replaceAll("\u2024", ".");

/** Key of a named schema. */
export const schemaSubject = (name: string): string => `schema ${name}`;
