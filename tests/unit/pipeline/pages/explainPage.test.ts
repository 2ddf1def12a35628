import { expect, test } from "vitest";
import { hashText, outputPath, url } from "../../../../src/model/brands.ts";
import { openPageHistory } from "../../../../src/pipeline/pages/explainPage.ts";
import type { WrittenPlan } from "../../../../src/pipeline/pages/planPages.ts";

const part = hashText("a");

/** A plan whose props are counted when they are made. */
function planOf(name: string): { readonly plan: WrittenPlan; readonly made: () => number } {
  let made = 0;
  const plan = {
    outputPath: outputPath(`docs/${name}.html`),
    url: url(`/docs/${name}`),
    edition: "en",
    key: part,
    keyParts: { props: part, body: part, sidebar: part, edition: part, templates: part },
    get props() {
      made += 1;
      return { href: `/docs/${name}` } as WrittenPlan["props"];
    },
    propsText: "{}",
  };
  return { plan, made: () => made };
}

const historyOf = (explain?: readonly string[]): ReturnType<typeof openPageHistory> =>
  openPageHistory(
    { cache: { notes: { read: () => undefined, write: () => undefined } } },
    { outDir: "build", ...(explain === undefined ? {} : { explain }) },
  );

test("a build that explains nothing makes no props for it", () => {
  const history = historyOf();
  const { plan, made } = planOf("a");
  history.note(plan, "kept", "content/en/docs/a.md");
  expect(history.explanations()).toEqual([]);
  expect(made()).toBe(0);
});

test("a page is explained under each of its names, and what is no page is told", () => {
  for (const name of [
    "/docs/a",
    "docs/a.html",
    "content/en/docs/a.md",
    "./content/en/docs/a.md",
    "content\\en\\docs\\a.md",
  ]) {
    const history = historyOf([name, "/docs/none"]);
    history.note(planOf("a").plan, "rendered", "content/en/docs/a.md");
    history.note(planOf("b").plan, "rendered", "content/en/docs/b.md");
    const [told, unknown, ...more] = history.explanations();
    expect(told).toContain("docs/a.html");
    expect([unknown, ...more]).toEqual(['There is no page "/docs/none"']);
  }
});
