// Fields of docs that hubdocs does not know and that are called nearly as one that it knows. Others are the site's own.
import { isRecord } from "../source/isRecord.ts";
import { escapeToken } from "../source/jsonPointer.ts";
import { isSlipOf } from "../source/nearestName.ts";
import type { Findings } from "./findings.ts";
import type { ReadData } from "./frontMatter.ts";
import { docFields } from "./frontMatterFields.ts";

/** Reports those of a page's front matter; what is no doc has no unknown fields. */
export function reportMisspelt({ value, locate }: ReadData<object>, findings: Findings): void {
  const extra = "extra" in value && isRecord(value.extra) ? Object.keys(value.extra) : [];
  for (const name of extra) {
    const meant = docFields.find((field) => isSlipOf(name, field));
    if (meant === undefined) continue;
    findings.add({
      code: "misspelt-field",
      message: `hubdocs does not know the field \`${name}\`, so it has no effect`,
      position: locate(`/${escapeToken(name)}`),
      hint: `did you mean \`${meant}\`?`,
    });
  }
}
