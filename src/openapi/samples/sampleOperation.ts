// An operation as code samples need it.

/** A security scheme that a request has to satisfy. */
export interface SampleSecurity {
  readonly name: string;
  /** The security scheme object. */
  readonly scheme: unknown;
}

/** What code samples of an operation are made from. Objects of the specification may be `$ref`s into `root`. */
export interface SampleOperation {
  /** Lower case. */
  readonly method: string;
  /** Path template as written. */
  readonly path: string;
  /** The server object used, the first one; absent when none is given. */
  readonly server?: unknown;
  /** Parameter objects of the operation and its path, the path's ones already overridden. */
  readonly parameters: readonly unknown[];
  readonly requestBody?: unknown;
  /** The responses object: the first successful one says what to accept. */
  readonly responses?: unknown;
  /** Schemes of the first alternative; empty for public operations. */
  readonly security: readonly SampleSecurity[];
  /** `x-codeSamples` or `x-code-samples` as written. */
  readonly customSamples?: unknown;
  /** The normalised document. */
  readonly root: unknown;
}
