// Writes CHECKS.md, the manual of all findings, from src/model/diagnosticCodes.ts. Run it with `npm run manual` after a
// build; a test compares the file with what this writes.
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { renderManual } from "../dist/checks/manual.js";

writeFileSync(fileURLToPath(new URL("../CHECKS.md", import.meta.url)), renderManual());
