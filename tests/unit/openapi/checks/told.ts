// What the rules for schemas say of a few named ones: where, related places after it, what, and how to mend it.
import { parseSchemas } from "../parseText.ts";

/** One line for each finding. */
export const told = async (schemas: string, version = "3.1.0"): Promise<readonly string[]> => {
  const { diagnostics } = await parseSchemas(schemas, version);
  return diagnostics.map(({ location, message, hint, related = [] }) => {
    const places = [location, ...related.map((other) => other.location)];
    return `${places.map((place) => `${place?.line}:${place?.column}`).join(" ")} ${message.split(" (at")[0]}; ${hint}`;
  });
};
