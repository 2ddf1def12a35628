import { setTimeout as pause } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import { clearHeap, openRest } from "../../../../src/platform/workers/restingHeap.ts";

/** Something that nobody holds. */
const forgotten = (): WeakRef<object> => new WeakRef({ text: "x".repeat(1_000) });

test("clearing a heap frees what nobody holds any more", async () => {
  const thing = forgotten();
  await pause(1); // until then the engine holds what was made in this turn
  await clearHeap();
  expect(thing.deref() === undefined).toBe(true);
});

test("a thread's heap is cleared when it has rested, twice, and not while it works", () => {
  vi.useFakeTimers();
  try {
    const clear = vi.fn();
    const rest = openRest(clear);
    for (let edit = 0; edit < 5; edit += 1) {
      rest.noteWork();
      vi.advanceTimersByTime(900);
    }
    expect(clear).not.toHaveBeenCalled();
    vi.advanceTimersByTime(200);
    expect(clear).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(60_000);
    expect(clear).toHaveBeenCalledTimes(2);
  } finally {
    vi.useRealTimers();
  }
});
