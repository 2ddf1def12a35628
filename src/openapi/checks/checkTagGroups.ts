// Rules for `x-tagGroups`: the tags that groups name.
import { nearestNames } from "../../source/nearestName.ts";
import { shorten } from "../describeKind.ts";
import type { NormalSpec } from "../normalize/normalizeSpec.ts";
import type { Catalog } from "../pages/catalog.ts";
import { listOf, ownValue, textsOf } from "../schema/json.ts";

/** Reports names in groups that are no tags: a slip moves a tag out of its group without a word. */
export function checkTagGroups({ document, reading }: NormalSpec, { tags }: Catalog): void {
  if (document.tagGroups.length === 0) return;
  const used = tags.filter(({ declared }) => declared === undefined).map(({ name }) => name);
  // Internal tags are declared, too.
  const declared = textsOf(listOf(ownValue(reading.root, "tags")).map((tag) => ownValue(tag, "name")));
  const known = new Set([...declared, ...used]);
  for (const group of document.tagGroups) {
    for (const name of group.tags ?? []) {
      if (known.has(name)) continue;
      reading.report(
        { holder: group, key: "tags" },
        {
          kind: "questionable",
          rule: "groups that name tags that do not exist",
          message: `the group \`${shorten(group.name ?? "")}\` names \`${shorten(name)}\`, but there is no such tag`,
          hint: () => {
            const [near] = nearestNames(name, known, 1);
            return near === undefined ? "declare it under `tags`, or remove it" : `did you mean \`${near}\`?`;
          },
        },
      );
    }
  }
}
