// What a build reports about its progress.

/** Steps of a build that take long enough for a person to notice, in their order. */
export type BuildPhase = "scan" | "read" | "images" | "render" | "cards" | "index" | "links";

/** Reports that a phase has begun, or that `done` of its `total` pieces are finished. */
export interface ProgressEvent {
  readonly phase: BuildPhase;
  readonly done?: number;
  /** Absent while the number is not known, and in phases that have no pieces. */
  readonly total?: number;
}
