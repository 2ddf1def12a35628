// Headers of a request that no parameter describes since OpenAPI 3.0: its content and its security say what they hold.
import type { ParameterObject } from "../normalize/contentObjects.ts";

/** What describes each header instead, by its name in lower case. */
const describedBy: ReadonlyMap<string, string> = new Map([
  ["accept", "the media types of the responses"],
  ["content-type", "the media types of the request body"],
  ["authorization", "a scheme of `components.securitySchemes`"],
]);

/** What describes a header instead of a parameter; `undefined` for all others. */
export const describedInstead = (header: string): string | undefined => describedBy.get(header.toLowerCase());

/** Whether a parameter is left out of what a page shows and of what samples send. */
export const isOwnHeader = ({ name = "", in: place }: Pick<ParameterObject, "name" | "in">): boolean =>
  place === "header" && describedInstead(name) !== undefined;
