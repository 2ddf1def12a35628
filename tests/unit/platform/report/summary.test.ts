import { expect, test } from "vitest";
import type { Severity } from "../../../../src/model/codeDescription.ts";
import type { Diagnostic } from "../../../../src/model/diagnostic.ts";
import { formatSummary, type Summary } from "../../../../src/platform/report/summary.ts";

const finding = (severity: Severity, message = "x"): Diagnostic => ({ code: "broken-link", severity, message });
const base: Summary = {
  command: "build",
  ok: true,
  diagnostics: [],
  pages: 214,
  locales: 2,
  fromCache: 0,
  durationMs: 1_240,
  outputName: "build",
};

test.for([
  [base, "Built 214 pages in 2 locales in 1.2 s, 0 from the cache, 0 warnings: build"],
  [
    { ...base, shard: { index: 1, count: 4 } },
    "Built share 1/4, 214 pages in 2 locales in 1.2 s, 0 from the cache, 0 warnings: build",
  ],
  [
    {
      ...base,
      pages: 1,
      locales: 1,
      fromCache: 1,
      durationMs: 64_300,
      diagnostics: [finding("warning"), finding("info")],
    },
    "Built 1 page in 1 locale in 64 s, 1 from the cache, 1 warning: build",
  ],
  [
    {
      ...base,
      ok: false,
      diagnostics: [finding("error"), finding("error", "y"), finding("warning"), finding("error")],
    },
    "Not built: 2 errors, 1 warning in 1.2 s; build is unchanged",
  ],
  [
    { ...base, ok: false, hasEarlier: false, diagnostics: [finding("error")] },
    "Not built: 1 error, 0 warnings in 1.2 s; no output was written",
  ],
  [
    { ...base, ok: false, published: true, diagnostics: [finding("error")] },
    "Built 214 pages in 2 locales in 1.2 s, 0 from the cache, with 1 error, 0 warnings: build",
  ],
  [
    { ...base, ok: false, diagnostics: [finding("warning")] },
    "Not built: 1 warning (--strict allows none) in 1.2 s; build is unchanged",
  ],
  [
    { ...base, ok: false, published: true, diagnostics: [finding("warning")] },
    "Built 214 pages in 2 locales in 1.2 s, 0 from the cache, with 1 warning (--strict allows none): build",
  ],
  [
    { ...base, command: "check", diagnostics: [finding("error")] },
    "Checked 214 pages in 2 locales in 1.2 s: 1 error, 0 warnings",
  ],
] as const)("%j", ([summary, expected]) => {
  expect(formatSummary(summary)).toBe(expected);
});
