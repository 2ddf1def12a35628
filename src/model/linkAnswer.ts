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
      /**
       * Whether the page has the anchor of the address; absent where the address has none, the answer is no page, or only
       * a part of a long page was read.
       */
      readonly hasAnchor?: boolean;
    }
  /** Nothing is there; the reason is for people: `it answers 404`. */
  | {
      readonly kind: "broken";
      readonly reason: string;
      /** Seconds in which no answer came; absent where one came, or a failure. */
      readonly waited?: number;
    }
  /** It does not tell programs, but perhaps readers. */
  | { readonly kind: "closed"; readonly reason: string }
  /** It was not asked: its host left other addresses without an answer for so many seconds each. */
  | { readonly kind: "silent"; readonly reason: string; readonly waited: number }
  /** It, or where it redirects to, was not asked: the host is, or may be, this machine or one of its network. */
  | { readonly kind: "private"; readonly host: string };

/** Answers by address. */
export type LinkAnswers = ReadonlyMap<string, LinkAnswer>;
