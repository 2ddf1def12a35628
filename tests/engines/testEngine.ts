// All tests of an engine, in one browser.
import { describe, inject } from "vitest";
import { type EngineName, useDesk } from "./desk.ts";
import { testApi } from "./suites/api.ts";
import { testColorMode } from "./suites/colorMode.ts";
import { testLooks } from "./suites/looks.ts";
import { testMedia } from "./suites/media.ts";
import { testMenu } from "./suites/menu.ts";
import { testNavigation } from "./suites/navigation.ts";
import { testOffline } from "./suites/offline.ts";
import { testPageKinds } from "./suites/pageKinds.ts";
import { testParts } from "./suites/parts.ts";
import { testSearch } from "./suites/search.ts";
import { testShell } from "./suites/shell.ts";

/** Tests an engine; where it is missing they are skipped. */
export function testEngine(engine: EngineName): void {
  describe.skipIf(inject("engines")[engine] === undefined)(engine, () => {
    const desk = useDesk(engine);
    for (const suite of [
      testColorMode,
      testSearch,
      testNavigation,
      testParts,
      testMenu,
      testApi,
      testShell,
      testMedia,
      testOffline,
      testPageKinds,
      testLooks,
    ]) {
      suite(desk);
    }
  });
}
