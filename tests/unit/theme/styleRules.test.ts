// What the styles must not say, because a browser that readers have would not understand it.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const folder = join(import.meta.dirname, "../../../templates/styles");

test("a line below text is described property by property: in Safari the short form with a variable shows none", () => {
  const names = readdirSync(folder).filter((name) => name.endsWith(".css"));
  expect(names.length).toBeGreaterThan(20);
  const short = names.flatMap((name) =>
    [...readFileSync(join(folder, name), "utf8").matchAll(/text-decoration:\s*[^;\s]+\s[^;]*;/g)].map(([rule]) => [
      name,
      rule,
    ]),
  );
  expect(short).toEqual([]);
});
