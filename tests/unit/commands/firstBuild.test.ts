import { expect, test, vi } from "vitest";
import { followFirstBuild } from "../../../src/commands/firstBuild.ts";
import type { Previewer } from "../../../src/commands/siteThreads.ts";
import type { BuildNews } from "../../../src/pipeline/world.ts";

const begun = (isCold = true): BuildNews =>
  ({ kind: "begun", config: { baseUrl: "/docs/" }, isCold }) as unknown as BuildNews;

interface Fakes extends Partial<Pick<Previewer, "begin" | "earlyAnswer">> {}

function follow({ begin = async () => true, earlyAnswer = async () => undefined }: Fakes = {}) {
  const takeTheme = vi.fn();
  const spies = { begin: vi.fn(begin), earlyAnswer: vi.fn(earlyAnswer), takeTheme };
  const onKnown = vi.fn();
  return { ...spies, onKnown, first: followFirstBuild(spies, onKnown) };
}

const answer = { kind: "file", file: "a/index.html", bytes: new Uint8Array([65]) } as const;

test("a page that is known before the build is done is answered at once", async () => {
  const { first } = follow({ earlyAnswer: async () => answer });
  const asked = first.early("/a");
  first.onNews(begun());
  expect(await asked).toEqual(answer);
  expect(await first.servable).toBe("/docs/");
});

test("what only the build has waits for its end", async () => {
  const { first, earlyAnswer } = follow();
  first.onNews(begun());
  let isAnswered = false;
  const asked = first.early("/search.json").then((answered) => {
    isAnswered = true;
    return answered;
  });
  await vi.waitFor(() => expect(earlyAnswer).toHaveBeenCalledWith("/search.json"));
  expect(isAnswered).toBe(false);
  first.end();
  expect(await asked).toBeUndefined();
});

test("a site with mistakes in its configuration, or a small one, waits for the build too", async () => {
  const { first, earlyAnswer, onKnown } = follow({ begin: async () => false });
  first.onNews(begun());
  const asked = first.early("/a");
  await vi.waitFor(() => expect(onKnown).toHaveBeenCalledTimes(1));
  first.end();
  expect(await asked).toBeUndefined();
  expect(earlyAnswer).not.toHaveBeenCalled();
});

test("what has been built before is left to the build, unless that takes long", () => {
  vi.useFakeTimers();
  try {
    const { first, begin } = follow();
    first.onNews(begun(false));
    vi.advanceTimersByTime(2_400);
    expect(begin).not.toHaveBeenCalled();
    vi.advanceTimersByTime(200);
    expect(begin).toHaveBeenCalledTimes(1);
    const other = follow();
    other.first.onNews(begun(false));
    other.first.end();
    vi.advanceTimersByTime(5_000);
    expect(other.begin).not.toHaveBeenCalled();
  } finally {
    vi.useRealTimers();
  }
});

test("where much is new after all, nothing is waited for", () => {
  vi.useFakeTimers();
  try {
    const { first, begin } = follow();
    first.onNews(begun(false));
    first.onNews({ kind: "much-new" });
    expect(begin).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(5_000);
    expect(begin).toHaveBeenCalledTimes(1);
  } finally {
    vi.useRealTimers();
  }
});

test("nobody waits for a theme that does not come, and later builds are no news", async () => {
  const { first, begin, takeTheme } = follow();
  first.end();
  expect(takeTheme).toHaveBeenLastCalledWith(undefined);
  first.onNews(begun());
  expect(begin).not.toHaveBeenCalled();
  expect(await first.early("/a")).toBeUndefined();
});
