import type { CodeSample } from "../../model/api.ts";
import type { CodeBlockProps } from "../../model/body.ts";
import type { SampleOperation } from "./sampleOperation.ts";

/** What code samples need from the page that they stand on. */
export interface SampleContext {
  highlight(code: string, language: string): CodeBlockProps;
}

/** Code samples of an operation. (Being written.) */
export function codeSamples(_operation: SampleOperation, _context: SampleContext): readonly CodeSample[] {
  return [];
}
