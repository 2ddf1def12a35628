// The state of generating an example, and the position of a value in it.
import type { AcceptContext } from "../accept/acceptsValue.ts";
import type { SchemaParts } from "../collectParts.ts";

/** The document, the direction, the remaining effort, and the state of one generated example. */
export interface MakeContext extends AcceptContext {
  /** How many more optional properties may be added; the limit keeps examples readable. */
  optionalLeft: number;
  /** How many more parts schemas with their alternatives may be put together from. */
  partsLeft: number;
  /** The status of the error that the whole example describes. */
  readonly errorStatus: number | undefined;
  /** Whether lists have as few items as they may. */
  readonly isBare: boolean;
  /** Schemas for which no valid value was found: any value in their place counts as valid. */
  readonly excused: Set<unknown>;
  readonly accepted: WeakMap<object, Set<unknown>>;
  /**
   * Whether anything was left out for lack of space, so that a failure to find a value does not prove the schema
   * unsatisfiable.
   */
  isCut: boolean;
  /** Makes a value for a schema inside this one; `undefined` if there is none, or if it is optional and left out. */
  make(schema: unknown, place: MakePlace): unknown;
}

/** The position of a value in the example. */
export interface MakePlace {
  readonly depth: number;
  /** Schemas that contain the value, the innermost first. */
  readonly above: MakeAncestors | undefined;
  /** Whether the value may be left out. */
  readonly isOptional: boolean;
  /** 0, 1, 2 … for values that should differ from each other. */
  readonly ordinal: number;
  /** The base in which the ordinal is read as digits, one for each property of an object: all their combinations are made. */
  readonly radix?: number;
  /** Whether values must differ. If not, an example from the specification is preferred even if it repeats. */
  readonly mustDiffer: boolean;
}

/** Linked list of the schemas that contain the value being made. */
export interface MakeAncestors {
  readonly schemas: ReadonlySet<unknown>;
  readonly above: MakeAncestors | undefined;
}

/** A schema after its unions have been decided: values are made from it. */
export interface Blueprint {
  readonly collected: SchemaParts;
  /** Property values that discriminators require. */
  readonly wanted: ReadonlyMap<string, unknown>;
  /** How many unions were decided, one inside the other. @default 0 */
  readonly nested?: number;
  /** Names that alternatives of decided unions require: having them may make a value fit several. @default none */
  readonly rivals?: ReadonlySet<string>;
  /** Whether conditions have been decided, all but those of what they ask for. */
  readonly isSettled?: boolean;
  /** Whether objects have all that a reader may want to see, or as little as possible. @default one after the other */
  readonly share?: "rich" | "lean";
}
