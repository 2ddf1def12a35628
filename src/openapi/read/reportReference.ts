// What is said about references that lead nowhere. One diagnostic for each target, with the other places that name it.
import type { SitePath } from "../../model/brands.ts";
import type { Location } from "../../model/location.ts";
import { describeKind, shorten } from "../describeKind.ts";
import type { Findings } from "../findings.ts";
import type { Reference } from "./findReferences.ts";
import type { OpenDocument } from "./includedDocuments.ts";
import type { Places } from "./places.ts";
import type { ReferenceTarget } from "./referenceTarget.ts";
import { suggestTarget } from "./suggestTarget.ts";

/** Further places that are listed under one missing target. */
const maxRelated = 5;
/** Targets that something near is looked for: it costs a comparison with every component. */
const maxSuggestions = 30;

type Refused = Extract<ReferenceTarget, { readonly kind: "refused" }>;

/** Reports references. Every function gives `undefined`, for the target that there is not. */
export interface ReferenceReports {
  refused(reference: Reference, why: Refused): undefined;
  /** @param written The reference as it stands in the file, where `reference` is only its part behind `#`. */
  missing(reference: Reference, target: OpenDocument, written?: Reference): undefined;
  noFile(reference: Reference, path: SitePath, suggestion: string | undefined): undefined;
  circle(references: readonly Reference[]): undefined;
  /** A `$ref` that is no text. */
  malformed(holder: object, value: unknown): undefined;
}

/** Starts a list of reports: a second reference to the same target only adds its place to the first. */
export function createReferenceReports(findings: Findings, places: Places): ReferenceReports {
  const relatedByTarget = new Map<string, { message: string; location: Location }[]>();
  const report = (reference: Reference, message: string, hint: string): undefined => {
    const location = places.locate(reference.holder, reference.key);
    const target = `${location.file}\n${reference.text}\n${message}`;
    const known = relatedByTarget.get(target);
    if (known !== undefined) {
      if (known.length < maxRelated) known.push({ message: "also referred to here", location });
      return;
    }
    const related: { message: string; location: Location }[] = [];
    relatedByTarget.set(target, related);
    findings.add({ code: "api-reference", message, location, hint, related });
  };
  return {
    refused: (reference, { reason, hint }) => report(reference, `\`${shorten(reference.text, 200)}\` ${reason}`, hint),
    missing(reference, target, written = reference) {
      const text = shorten(written.text, 200);
      const fragment = reference.text.slice(reference.text.indexOf("#") + 1);
      if (fragment !== "" && !fragment.startsWith("/")) {
        return report(
          written,
          `\`${text}\` does not name an \`$anchor\` in ${target.file}`,
          "begin a pointer with `#/`, or add the anchor",
        );
      }
      const suggestion = relatedByTarget.size < maxSuggestions ? suggestTarget(target.value, fragment) : undefined;
      const hint = suggestion === undefined ? "add what it names, or fix it" : `did you mean \`#${suggestion}\`?`;
      const isElsewhere = written !== reference;
      const message = isElsewhere ? `\`${text}\` leads nowhere in ${target.file}` : `\`${text}\` leads nowhere`;
      return report(written, text === "" ? "the reference is empty" : message, hint);
    },
    noFile(reference, path, suggestion) {
      const hint = suggestion === undefined ? "add the file, or fix the path" : `did you mean \`${suggestion}\`?`;
      return report(reference, `\`${shorten(reference.text, 200)}\` names a file that does not exist: ${path}`, hint);
    },
    malformed(holder, value) {
      findings.add({
        code: "api-reference",
        message: `\`$ref\` is ${describeKind(value)}, but a string is expected`,
        location: places.locate(holder, "$ref"),
        hint: "write where it leads: `#/components/schemas/Room`",
      });
    },
    circle(references) {
      const [first, ...others] = references;
      if (first === undefined) return;
      findings.add({
        code: "api-reference",
        message: `the references form a loop: ${[...references, first].map(({ text }) => `\`${text}\``).join(" → ")}`,
        location: places.locate(first.holder, first.key),
        hint: "write out what is at the end of the chain",
        related: others
          .slice(0, maxRelated)
          .map(({ holder, key }) => ({ message: "part of the loop", location: places.locate(holder, key) })),
      });
    },
  };
}
