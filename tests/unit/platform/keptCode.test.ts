import nodeModule from "node:module";
import { cachedDataVersionTag, setFlagsFromString } from "node:v8";
import { Script } from "node:vm";
import { expect, onTestFinished, test } from "vitest";
import { packCode, readKeptCode } from "../../../src/platform/keptCode.ts";

const text = "(() => { const add = (a, b) => a + b; return add(20, 22); })()";
const own = { file: "/program/add.cjs", source: Buffer.from(text) };

/** A file of compiled code, as the script has it after it has run. */
function keep(): Buffer {
  const script = new Script(text);
  script.runInThisContext();
  return packCode(new Map([[cachedDataVersionTag(), script.createCachedData()]]), own);
}

test("the engine takes over what was kept", () => {
  const script = new Script(text, { cachedData: readKeptCode(keep(), own) });
  expect(script.cachedDataRejected).toBe(false);
  expect(script.runInThisContext()).toBe(42);
});

test("what is damaged, cut off or empty is as none", () => {
  const whole = keep();
  for (let at = 0; at < whole.length; at += 7) {
    const damaged = Buffer.from(whole);
    damaged[at] = (damaged[at] ?? 0) ^ 4;
    expect(readKeptCode(damaged, own)).toBe(undefined);
    expect(readKeptCode(whole.subarray(0, at), own)).toBe(undefined);
  }
});

test("code of another text is as none, though it is as long, and of another place", () => {
  expect(readKeptCode(keep(), { ...own, source: Buffer.from(text.replace("22", "23")) })).toBe(undefined);
  expect(readKeptCode(keep(), { ...own, file: "/elsewhere/add.cjs" })).toBe(undefined);
});

test("code for another version or other flags of the engine is as none", () => {
  const script = new Script(text);
  const code = script.createCachedData();
  const tag = cachedDataVersionTag();
  expect(readKeptCode(packCode(new Map([[tag + 1, code]]), own), own)).toBe(undefined);
  const both = packCode(
    new Map([
      [tag + 1, code],
      [tag, code],
    ]),
    own,
  );
  expect(readKeptCode(both, own)?.equals(code)).toBe(true);
});

// Later versions keep code by themselves, and count these flags otherwise.
const keepsCode = !("enableCompileCache" in nodeModule);

test.runIf(keepsCode)("what the engine compiles is the same under flags that the program sets while it runs", () => {
  const usual = 67_584;
  onTestFinished(() => setFlagsFromString(`--interrupt-budget=${usual}`));
  const script = new Script(text);
  const codes = new Map(
    [usual, 600_000].map((budget) => {
      setFlagsFromString(`--interrupt-budget=${budget}`);
      return [cachedDataVersionTag(), script.createCachedData()];
    }),
  );
  expect(codes.size).toBe(2);
  const bytes = packCode(codes, own);
  for (const [tag, code] of codes) if (tag === cachedDataVersionTag()) expect(readKeptCode(bytes, own)).toEqual(code);
});
