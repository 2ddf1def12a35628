// What making an example needs, and where in the example a value stands.
import type { AcceptContext } from "../accept/acceptsValue.ts";
import type { SchemaParts } from "../collectParts.ts";

/** The document, the direction and what work is allowed. */
export interface MakeContext extends AcceptContext {
  /** Properties that need not be there and still may be added, so that examples stay readable. */
  optionalLeft: number;
  /** Schemas that no value was found for: whatever stands in its place is taken for valid. */
  readonly excused: Set<unknown>;
  /** Whether something was left out for want of room, so that not finding a value says nothing about its schema. */
  isCut: boolean;
  /** Makes the value of a schema inside; `undefined` when there is none or when it may be left out. */
  make(schema: unknown, place: MakePlace): unknown;
}

/** Where a value stands. */
export interface MakePlace {
  readonly depth: number;
  /** Schemas that the value lies in, the innermost first. */
  readonly above: MakeAncestors | undefined;
  /** Whether the value may be left out. */
  readonly isOptional: boolean;
  /** 0, 1, 2 … for values that should differ from each other. */
  readonly ordinal: number;
  /** Whether they must: else an example that is given is as good the second time. */
  readonly mustDiffer: boolean;
}

/** Schemas that a value is being made inside of. */
export interface MakeAncestors {
  readonly schemas: ReadonlySet<unknown>;
  readonly above: MakeAncestors | undefined;
}

/** A schema whose unions have been decided: what a value is made from. */
export interface Blueprint {
  readonly collected: SchemaParts;
  /** Values that a discriminator wants properties to have. */
  readonly wanted: ReadonlyMap<string, unknown>;
}
