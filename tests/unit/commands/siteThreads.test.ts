import { expect, test } from "vitest";
import { createPreviewer } from "../../../src/commands/siteThreads.ts";
import { sitePath } from "../../../src/model/brands.ts";
import type { CallThread } from "../../../src/platform/workers/callThread.ts";

/** A thread whose calls are answered by the test. */
interface Started {
  readonly answers: ((renderers: number) => void)[];
  isStopped: boolean;
}

/** A previewer with the threads that it has started. */
function previewerWith(): {
  readonly threads: readonly Started[];
  readonly previewer: ReturnType<typeof createPreviewer>;
} {
  const threads: Started[] = [];
  const start = (): CallThread => {
    const started: Started = { answers: [], isStopped: false };
    const refusals: ((reason: Error) => void)[] = [];
    threads.push(started);
    return {
      call: () =>
        new Promise((resolve, reject) => {
          started.answers.push(resolve);
          refusals.push(reject);
        }),
      tell: () => undefined,
      stop: async () => {
        started.isStopped = true;
        for (const refuse of refusals) refuse(new Error("The thread was ended"));
      },
    };
  };
  return { threads, previewer: createPreviewer({ site: "." }, start) };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

test("a previewing thread that keeps many renderers is ended when the site is looked at anew", async () => {
  const { threads, previewer } = previewerWith();
  for (const renderers of [1, 1, 2, 8]) {
    previewer.refresh();
    threads[0]?.answers.at(-1)?.(renderers);
    await settled();
  }
  expect(threads.map(({ isStopped }) => isStopped)).toEqual([false]);
  previewer.refresh();
  await settled();
  expect(threads.map(({ isStopped }) => isStopped)).toEqual([true, false]);
  threads[1]?.answers.at(-1)?.(1);
  const pages = previewer.pagesOf(sitePath("content/en/docs/a.md"), () => true);
  await settled();
  expect(threads[1]?.answers).toHaveLength(2);
  await previewer.stop();
  expect(await pages).toBeUndefined();
});

test("what a thread has not answered when it is ended does not end the one after it", async () => {
  const { threads, previewer } = previewerWith();
  previewer.refresh();
  previewer.refresh();
  threads[0]?.answers[0]?.(8);
  await settled();
  previewer.refresh();
  await settled();
  expect(threads.map(({ isStopped }) => isStopped)).toEqual([true, false]);
});
