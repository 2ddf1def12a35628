// Writes CHECKS.md and the generated pages of the manual. Run it with `npm run manual`, which builds first.
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { manualPages, untranslatedTexts } from "./manualPages.mjs";

for (const { path, text } of manualPages()) {
  const file = fileURLToPath(new URL(`../${path}`, import.meta.url));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

for (const text of untranslatedTexts()) console.error(`scripts/manual/words.uk.json has no words for: ${text}`);
