// The standard that a document follows. One that follows none is reported with its place.
import type { Findings } from "../findings.ts";
import { detectVersion, type KnownVersion } from "./detectVersion.ts";
import type { SpecDocument } from "./readDocument.ts";

/** The standard; `undefined` after saying why there is none. */
export function readVersion(document: SpecDocument, findings: Findings): KnownVersion | undefined {
  const detected = detectVersion(document.value);
  if (detected.kind === "version") return detected;
  const { message, hint, key } = detected;
  findings.add({
    code: "api-invalid",
    message,
    location: document.locate(key === undefined ? "" : `/${key}`),
    hint,
  });
  return undefined;
}
