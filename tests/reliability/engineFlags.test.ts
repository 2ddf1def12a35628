// Flags of the engine that are changed while it works: none of them may end the process.
import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { sooner } from "../../src/platform/workers/compileSooner.ts";
import { growths } from "../../src/platform/workers/frugalHeaps.ts";

// As compileSooner has it: other versions are left as they are.
const ofVersion = process.versions.v8.startsWith("11.") ? sooner : [];
const flags = [...ofVersion, ...Object.values(growths).map((percent) => `--heap-growing-percent=${percent}`)];

// Functions with calls of many lengths are compiled in the engine's threads while the limits change.
const program = `
  import { setFlagsFromString } from "node:v8";
  const flags = ${JSON.stringify(flags)};
  const twice = flags.map((flag) => flag.replace(/\\d+$/, (value) => String(2 * value)));
  const lines = Array.from({ length: 40 }, (_, at) => "sum += x * " + at + " ^ " + at + ";").join("");
  const end = Date.now() + 6000;
  for (let round = 0; Date.now() < end; round++) {
    const called = new Function("x", "let sum = 0;" + lines.slice(0, 200 + (round % 40) * 20).replace(/[^;]*$/, "") + "return sum;");
    const calling = new Function("f", "let sum = 0; for (let at = 0; at < 400; at++) sum += f(at) + f(at + 1); return sum;//" + round);
    for (let turn = 0; turn < 60; turn++) {
      calling(called);
      for (const flag of turn % 2 ? flags : twice) setFlagsFromString(flag);
    }
  }
  console.log("done");
`;

test("limits that change while functions are compiled stop nothing", () => {
  const { stdout, signal } = spawnSync(process.execPath, ["--input-type=module", "-e", program], {
    encoding: "utf8",
  });
  expect(signal).toBeNull();
  expect(stdout).toBe("done\n");
});
