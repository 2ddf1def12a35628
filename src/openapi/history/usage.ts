// Which named schemas of a specification travel in requests and which in responses: a change may break one side only.
import { schemaSubject } from "../../model/apiHistory.ts";
import type { Outline, Subject } from "./outlineFacts.ts";

/** Where a subject's rows travel. */
export interface Usage {
  readonly inRequests: ReadonlySet<string>;
  readonly inResponses: ReadonlySet<string>;
}

/** Subjects of schemas by direction, those that other schemas refer to included. */
export function usageOf({ subjects }: Outline): Usage {
  const [inRequests, inResponses] = [new Set<string>(), new Set<string>()];
  for (const subject of subjects.values()) {
    if (subject.kind !== "operation") continue;
    const isWebhook = subject.name.startsWith("webhook ");
    for (const [trace, name] of referencesOf(subject, subjects)) {
      const isResponse = trace.startsWith("#response");
      // What a webhook sends is what its receiver gets.
      (isResponse === isWebhook ? inRequests : inResponses).add(name);
    }
  }
  for (const reached of [inRequests, inResponses]) {
    // The set grows while it is walked.
    for (const name of reached) {
      const subject = subjects.get(name);
      if (subject !== undefined) for (const [, other] of referencesOf(subject, subjects)) reached.add(other);
    }
  }
  return { inRequests, inResponses };
}

/** Named schemas that rows refer to: values that are the name of one. */
function* referencesOf({ rows }: Subject, known: ReadonlyMap<string, unknown>): Generator<readonly [string, string]> {
  for (const [trace, row] of rows) {
    for (const value of row.values()) {
      const name = schemaSubject(value);
      if (value !== "" && known.has(name)) yield [trace, name];
    }
  }
}
