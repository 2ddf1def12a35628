import { expect, test } from "vitest";
import { makeBuiltSite } from "../../../../src/platform/http/builtSite.ts";
import { answerAtDesk } from "../../../../src/platform/http/desk.ts";

const page = { ok: true, html: "<!doctype html>", contentSecurity: "default-src 'none'" };
const files = ["index.html", "404.html"];

/** What the desk of a site answers; how often it was made. */
async function answersOf(paths: readonly string[], baseUrl = "/", own: Readonly<Record<string, string>> = {}) {
  const written = { baseUrl, routes: Object.entries(own) };
  const site = makeBuiltSite(new Set([...files, ...Object.values(own)]), written);
  const made = { pages: 0 };
  const desk = async () => {
    made.pages += 1;
    return page;
  };
  const answers: unknown[] = [];
  for (const path of paths) answers.push(await answerAtDesk(path, { readSite: async () => site, desk }));
  return { answers, pages: made.pages };
}

test("the desk stands below the base URL, and its address has one spelling", async () => {
  const shown = { kind: "desk", page };
  const { answers, pages } = await answersOf(["/_translate/", "/_translate"]);
  expect(answers).toEqual([shown, { kind: "redirect", location: "/_translate/", status: 302 }]);
  expect(pages).toBe(1);
  expect(
    (await answersOf(["/довідка/_translate/", "/довідка/_translate", "/_translate/"], "/довідка/")).answers,
  ).toEqual([
    shown,
    { kind: "redirect", location: "/%D0%B4%D0%BE%D0%B2%D1%96%D0%B4%D0%BA%D0%B0/_translate/", status: 302 },
    undefined,
  ]);
});

test("other paths, and those of pages and files of the site, are none of its business", async () => {
  const others = ["/", "/uk/_translate/", "/_translate/x", "/x_translate/", "/_translate.html", "/_TRANSLATE/"];
  expect(await answersOf(others)).toEqual({ answers: others.map(() => undefined), pages: 0 });
  const paths = ["/_translate/", "/_translate"];
  for (const own of ["/_translate", "/_translate/"])
    expect(await answersOf(paths, "/", { [own]: "own/index.html" }), own).toEqual({
      answers: [undefined, undefined],
      pages: 0,
    });
  expect((await answersOf(paths, "/", { "/x": "_translate/index.html" })).pages).toBe(0);
});

test("without a site there is no desk", async () => {
  const desk = () => Promise.reject(new Error("asked"));
  expect(await answerAtDesk("/_translate/", { readSite: async () => undefined, desk })).toBeUndefined();
});
