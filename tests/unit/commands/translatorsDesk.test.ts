import { expect, test } from "vitest";
import type { TranslatorsWork } from "../../../src/commands/siteThread.ts";
import { openTranslatorsDesk } from "../../../src/commands/translatorsDesk.ts";

/** An answer that is given, or not, by the test. */
interface Thread {
  readonly resolve: (work: TranslatorsWork) => void;
  readonly reject: (reason: Error) => void;
}

/** A desk whose threads are ended by the test, in the order of their begin. */
function openDesk() {
  const seen = { edits: 0, stopped: 0 };
  const threads: Thread[] = [];
  const desk = openTranslatorsDesk(
    () => ({
      answer: new Promise((resolve, reject) => {
        threads.push({ resolve, reject });
      }),
      stop: async () => {
        seen.stopped += 1;
      },
    }),
    () => seen.edits,
  );
  return { seen, threads, desk };
}

const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test("whoever asks while a page is made gets that page; whoever asks after it, another", async () => {
  const { threads, desk } = openDesk();
  const [one, other] = [desk.read(), desk.read()];
  await settle();
  threads[0]?.resolve({ page: "first", errors: [] });
  expect([(await one).html, (await other).html]).toEqual(["first", "first"]);
  const later = desk.read();
  await settle();
  threads[1]?.resolve({ page: "second", errors: [] });
  expect((await later).html).toBe("second");
  expect(threads).toHaveLength(2);
});

test("whoever asks after an edit gets a page that was begun after it, one for all who do", async () => {
  const { seen, threads, desk } = openDesk();
  const before = desk.read();
  seen.edits += 1;
  const after = [desk.read(), desk.read()];
  await settle();
  expect(threads).toHaveLength(1);
  threads[0]?.resolve({ page: "first", errors: [] });
  expect((await before).html).toBe("first");
  await settle();
  expect(threads).toHaveLength(2);
  threads[1]?.resolve({ page: "second", errors: [] });
  expect((await Promise.all(after)).map(({ html }) => html)).toEqual(["second", "second"]);
  expect(threads).toHaveLength(2);
});

test("what is wrong stands in its place, as text; the next one who asks may see it mended", async () => {
  const { threads, desk } = openDesk();
  const refused = desk.read();
  await settle();
  const errors = [{ code: "config-invalid", severity: "error", message: "<b> is no key", hint: 'a "<hint>"' }] as const;
  threads[0]?.resolve({ errors });
  const page = await refused;
  expect(page.ok).toBe(false);
  expect(page.html).toContain("<li>config-invalid: &lt;b&gt; is no key<br>\na &quot;&lt;hint&gt;&quot;</li>");
  const broken = desk.read();
  await settle();
  threads[1]?.reject(new Error("the thread has ended"));
  expect((await broken).html).toContain("<li>the thread has ended</li>");
  const mended = desk.read();
  await settle();
  threads[2]?.resolve({ page: "mended", errors });
  expect(await mended).toMatchObject({ ok: true, html: "mended" });
});

test("stopping ends what is under way, and nothing else", async () => {
  const { seen, threads, desk } = openDesk();
  await desk.stop();
  expect(seen.stopped).toBe(0);
  const asked = desk.read();
  await settle();
  await desk.stop();
  expect(seen.stopped).toBe(1);
  threads[0]?.reject(new Error("the thread has ended"));
  expect((await asked).ok).toBe(false);
});
