// What long work tells about itself on the way.

/** Steps of a build that a person can wait for, in their order. */
export type BuildPhase = "scan" | "read" | "images" | "render" | "cards" | "index";

/** A phase has begun, or `done` of its `total` pieces are ready. */
export interface ProgressEvent {
  readonly phase: BuildPhase;
  readonly done?: number;
  /** Absent while it is unknown, and when the phase has no pieces. */
  readonly total?: number;
}
