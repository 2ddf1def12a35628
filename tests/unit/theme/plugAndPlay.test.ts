// Packages are asked from Node where Yarn's Plug'n'Play is active, and only there.
import { createRequire } from "node:module";
import { build, type OnResolveResult, type PluginBuild } from "esbuild";
import { expect, test } from "vitest";
import { plugAndPlay } from "../../../src/theme/plugAndPlay.ts";

const root = new URL("../../..", import.meta.url).pathname;

type Resolve = (args: { readonly path: string; readonly resolveDir: string }) => OnResolveResult | undefined;

/** What the plugin asks esbuild for. */
function asksOf(isActive: boolean): readonly { readonly filter: RegExp; readonly resolve: Resolve }[] {
  const asks: { filter: RegExp; resolve: Resolve }[] = [];
  const onResolve = ({ filter }: { filter: RegExp }, resolve: Resolve): void => void asks.push({ filter, resolve });
  void plugAndPlay(isActive).setup({ onResolve } as unknown as PluginBuild); // only this function is called
  return asks;
}

test("a package is found as Node finds it", () => {
  const [ask] = asksOf(true);
  expect(ask?.resolve({ path: "react", resolveDir: root })).toEqual({
    path: createRequire(import.meta.url).resolve("react"),
  });
  for (const name of ["./a.ts", "../a.ts", "/a.ts", "#template/Footer", ".\\a.ts"])
    expect(name).not.toMatch(ask?.filter ?? /$/);
  expect("@scope/name/part").toMatch(ask?.filter ?? /^$/);
});

test("what Node does not find is left to esbuild, which says so", async () => {
  const bundled = build({
    stdin: { contents: 'import "there-is-no-such-package"', resolveDir: root },
    bundle: true,
    write: false,
    logLevel: "silent",
    plugins: [plugAndPlay(true)],
  });
  await expect(bundled).rejects.toThrow('Could not resolve "there-is-no-such-package"');
});

test("without Plug'n'Play nothing is asked", () => {
  expect(asksOf(false)).toEqual([]);
});
