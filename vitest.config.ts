// Three kinds of tests: of functions, of whole sites through the real command, and of pages in real browsers.
import { defineConfig } from "vitest/config";

// Where .ci/run reads how many tests passed.
const reportFile = process.env["HUBDOCS_TEST_REPORT"];

// Pictures for the eye are taken only when asked for; see tests/browser/screenshots.ts.
const picturesFolder = process.env["HUBDOCS_SCREENSHOTS"];

// Specifications published by others are read where a folder of them is given.
const sharedFolder = process.env["HUBDOCS_SHARED"];

// Run in a process of their own; the file says why.
const hostilePages = "tests/unit/content/hostile.test.ts";

// Every process of Node reads these certificates when it starts, for 0.1 seconds of processor time. Tests start about a
// thousand, and ask nobody outside.
delete process.env["NODE_EXTRA_CA_CERTS"];

/** What tests of pages have in common, whatever engine shows them. */
const inBrowsers = {
  hookTimeout: 300_000,
  // Slow machines are no failure of a page.
  expect: { poll: { timeout: 8_000 } },
  // Nor is a browser that loses a script or stops answering on a busy machine, which happens once or twice in ten
  // thousand tests. What a page does wrong it does twice; the report names what was run again.
  retry: 1,
  maxWorkers: 2,
};

export default defineConfig({
  test: {
    // An expectation that is missing fails its test; only --update writes it.
    update: "none",
    reporters: reportFile === undefined ? ["default"] : ["default", ["json", { outputFile: reportFile }]],
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: ["tests/unit/**/*.test.{ts,tsx}", "tests/architecture.test.ts"],
          exclude: [hostilePages, ...(sharedFolder === undefined ? ["tests/unit/openapi/shared.test.ts"] : [])],
          // The longest take ten seconds of processor time alone; tests that look at time count that of their thread.
          testTimeout: 180_000,
          // The renderer is bundled in them, which other tests of a busy machine wait beside.
          hookTimeout: 300_000,
          maxWorkers: 3,
          // Modules keep no state, so files can share them: loading them takes longer than most tests.
          isolate: false,
        },
      },
      {
        extends: true,
        test: { name: "limits", include: [hostilePages], testTimeout: 180_000, hookTimeout: 300_000, maxWorkers: 3 },
      },
      {
        extends: true,
        // Most tests are builds; more than two at a time in a file only wait for each other. Three files at a time leave no
        // processor without work while one waits.
        test: {
          name: "sites",
          include: [
            "tests/sites.test.ts",
            "tests/faults/**/*.test.ts",
            "tests/portal/**/*.test.ts",
            "tests/search/**/*.test.ts",
            "tests/reliability/**/*.test.ts",
          ],
          maxWorkers: 3,
          maxConcurrency: 2,
          testTimeout: 180_000,
          hookTimeout: 300_000,
        },
      },
      {
        extends: true,
        // Two files at a time, each with a browser of its own, when the other tests are done: they look at times too.
        test: {
          name: "browser",
          include: [picturesFolder === undefined ? "tests/browser/**/*.test.ts" : "tests/browser/screenshots.ts"],
          ...inBrowsers,
          testTimeout: 180_000,
          globalSetup: "tests/browser/buildPortal.ts",
          isolate: false,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        // A file for each engine; both at a time, when nothing else runs.
        test: {
          name: "engines",
          include: ["tests/engines/**/*.test.ts"],
          ...inBrowsers,
          testTimeout: 60_000,
          globalSetup: "tests/engines/setup.ts",
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
