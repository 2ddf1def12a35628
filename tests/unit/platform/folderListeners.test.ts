// What chokidar is asked to watch. It asks back with slashes on every system, so that a path of Windows must be known by
// them; no system but Windows shows that by itself.
import { beforeEach, expect, test, vi } from "vitest";
import { openListeners } from "../../../src/platform/folderListeners.ts";

interface WatchOptions {
  readonly ignored: (path: string) => boolean;
}

const asked: { readonly path: string; readonly options: WatchOptions }[] = [];
const watcher = { on: () => watcher, once: () => watcher, close: async () => undefined };
vi.mock("chokidar", () => ({
  watch: (path: string, options: WatchOptions) => {
    asked.push({ path, options });
    return watcher;
  },
}));
beforeEach(() => void asked.splice(0));

test.each([
  ["/site/docs", "/site/docs"],
  ["C:\\site\\docs", "C:/site/docs"],
  ["\\\\server\\share\\docs", "//server/share/docs"],
])("the folder %s is watched, and nothing in it", async (path, asPosed) => {
  const listen = await openListeners(() => undefined);
  listen(path, () => undefined).close();
  expect(asked.map((call) => call.path)).toEqual([path]);
  const ignored = asked[0]?.options.ignored ?? (() => undefined);
  expect([path, asPosed, `${asPosed}/a.md`, `${path}\\a.md`].map(ignored)).toEqual([false, false, true, true]);
});
