import { expect, onTestFinished, test, vi } from "vitest";
import { watchMissing } from "../../../src/commands/missedOutput.ts";

test("missing files are told once and mended at most once a second, until they are there again", () => {
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const calls: string[] = [];
  const note = (): unknown => calls.push("told");
  const missed = watchMissing("build", { note }, () => calls.push("mended"));
  for (let request = 0; request < 5; request += 1) missed.onMissing();
  expect(calls).toEqual(["told", "mended"]);
  vi.advanceTimersByTime(1_001);
  missed.onMissing();
  expect(calls).toEqual(["told", "mended", "mended"]);
  missed.onBuilt();
  vi.advanceTimersByTime(1_001);
  missed.onMissing();
  expect(calls.slice(3)).toEqual(["told", "mended"]);
});
