// What a request gets while the site is being built for the first time, from whoever knows a page before the build is done.
import type { Answer } from "./resolveAddress.ts";

/** An answer that no output holds yet. Plain data: it comes from another thread. */
export type EarlyAnswer =
  | (Answer & { readonly kind: "redirect" })
  | {
      readonly kind: "file";
      /** Path below the output. */
      readonly file: string;
      readonly bytes: Uint8Array;
      /** Policy that the page works under. */
      readonly contentSecurity?: string;
    };

/** Asks for a path, decoded; `undefined` when the output has the answer, which may take until the build is done. */
export type EarlyReader = (path: string) => Promise<EarlyAnswer | undefined>;
