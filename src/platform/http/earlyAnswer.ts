// Answers to requests during the first build of a site, from the thread that can make a page before the build is finished.
import type { Answer } from "./resolveAddress.ts";

/** An answer that is not in any output yet. Plain data, because it comes from another thread. */
export type EarlyAnswer =
  | (Answer & { readonly kind: "redirect" })
  | {
      readonly kind: "file";
      /** Path below the output. */
      readonly file: string;
      readonly bytes: Uint8Array;
      /** Content security policy of the page. */
      readonly contentSecurity?: string;
    };

/** Asks for a decoded path; `undefined` means that the output will have the answer, perhaps only after the build. */
export type EarlyReader = (path: string) => Promise<EarlyAnswer | undefined>;
