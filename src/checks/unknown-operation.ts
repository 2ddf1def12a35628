// Reports requests in a page to an API of the site that has no such operation (`unknown-operation`).
import type { Diagnostic } from "../model/diagnostic.ts";
import { limitSuggestions } from "../source/comparisons.ts";
import { nearestNames } from "../source/nearestName.ts";
import type { CheckInput } from "./checkInput.ts";

/** Checks the requests of every source. */
export function checkOperations({ unknownRequests }: Pick<CheckInput, "unknownRequests">): readonly Diagnostic[] {
  const findNearest = limitSuggestions(nearestNames);
  return unknownRequests().map(({ method, path, api, known, location }) => {
    const near = findNearest(`${method} ${path}`, known)?.[0];
    return {
      code: "unknown-operation",
      severity: "warning",
      message: `"${api}" has no operation ${method} ${path}`,
      location,
      hint: near === undefined ? "use a method and path of the specification" : `did you mean \`${near}\`?`,
    };
  });
}
