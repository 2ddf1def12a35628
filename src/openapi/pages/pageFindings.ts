// What is said of pages that cannot show all that they should. Cuts nothing itself.
import type { Location } from "../../model/location.ts";
import type { Findings } from "../findings.ts";
import { maxListed, maxValues } from "../schema/describeSchema.ts";
import type { Fitted } from "./pageRoom.ts";

/** A page, and what it is called where something is wrong with it. */
export interface ToldPage {
  readonly label: string;
  readonly location: Location;
}

/** Reports a page that had to be made smaller. */
export function reportSize({ label, location }: ToldPage, fitted: Fitted<unknown>, findings: Findings): void {
  const { leftOut, cutRows, weight } = fitted;
  const parts = `${leftOut} of its longest examples, samples or texts ${leftOut === 1 ? "is" : "are"} left out`;
  const rows = `the last ${cutRows} rows of its long lists are left out`;
  const size = (weight / 1_000_000).toFixed(1);
  findings.add({
    code: "too-large",
    severity: "warning",
    rule: "pages that are too large",
    message: `the page of ${label} would have ${size} MB of HTML; ${[...(cutRows === 0 ? [] : [rows]), ...(leftOut === 0 ? [] : [parts])].join(", and ")}`,
    location,
    hint: "use fewer and shorter ones; a long example can be a separate file (`externalValue`)",
  });
}

/** Reports members of schemas that no page shows. */
export function reportUntold({ label, location }: ToldPage, untold: number, findings: Findings): void {
  if (untold === 0) return;
  findings.add({
    code: "too-large",
    severity: "warning",
    rule: "pages that leave out members of schemas",
    message: `the page of ${label} leaves out ${untold} ${untold === 1 ? "member" : "members"} of its schemas that no other page shows`,
    location,
    hint: `move nested schemas to \`components\`, where each has its own page; a list shows at most ${maxListed} properties or alternatives, ${maxValues} values`,
  });
}
