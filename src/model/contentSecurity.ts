// What pages may load and run, as browsers enforce it: the words of a content security policy. Only names; the policy
// is made by src/render/contentPolicy.ts.

/** Sources by directive: `'self'`, `https://media.example.org`, `data:`, `'sha256-…'`. */
export interface PolicySources {
  /** Everything without a directive of its own. */
  readonly "default-src"?: readonly string[];
  /** Scripts. */
  readonly "script-src"?: readonly string[];
  /** Stylesheets and styles. */
  readonly "style-src"?: readonly string[];
  /** Pictures. */
  readonly "img-src"?: readonly string[];
  /** Fonts. */
  readonly "font-src"?: readonly string[];
  /** Requests of scripts. */
  readonly "connect-src"?: readonly string[];
  /** Video and audio. */
  readonly "media-src"?: readonly string[];
  /** Pages inside a page. */
  readonly "frame-src"?: readonly string[];
  /** Objects and embedded files. */
  readonly "object-src"?: readonly string[];
  /** Scripts that work in the background. */
  readonly "worker-src"?: readonly string[];
  /** The manifest of a web application. */
  readonly "manifest-src"?: readonly string[];
  /** What a `base` element may name. */
  readonly "base-uri"?: readonly string[];
  /** Where forms may send data. */
  readonly "form-action"?: readonly string[];
  /** Pages that may embed this site. */
  readonly "frame-ancestors"?: readonly string[];
}

/** A directive that the policy can hold. */
export type PolicyDirective = keyof PolicySources;

/**
 * What a page holds that a policy does not let run or show unless its hash, or all such things, are allowed. Hashes of what
 * stands in attributes count only beside `'unsafe-hashes'`.
 */
export type InlineCode = "style attribute" | "style element" | "event handler" | "script" | "script address";
