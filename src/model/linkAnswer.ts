// What another site says of an address.

/** An answer, or why there is none. */
export type LinkAnswer =
  /** Something is there. */
  | {
      readonly kind: "fine";
      /** Where it is by now, after redirects. */
      readonly movedTo?: string;
      /** Whether every redirect on the way is for good. */
      readonly isPermanent?: boolean;
      /** Whether the page has the anchor of the address; absent where the address has none or the answer is no page. */
      readonly hasAnchor?: boolean;
    }
  /** Nothing is there; the reason is for people: `it answers 404`. */
  | { readonly kind: "broken"; readonly reason: string }
  /** It was not asked, or does not tell programs. */
  | { readonly kind: "unchecked"; readonly reason: string };

/** Answers by address. */
export type LinkAnswers = ReadonlyMap<string, LinkAnswer>;
