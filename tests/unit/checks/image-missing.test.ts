import { expect, test } from "vitest";
import { checkNamedPictures } from "../../../src/checks/image-missing.ts";
import { assembleSite } from "../../../src/site/assembleSite.ts";
import { makeCategory, makeConfig, makeContent, makeDoc } from "../site/smallSite.ts";

const findingsOf = (image: string) => {
  const link = { type: "generated-index", image } as const;
  const content = makeContent([makeDoc("guide/one.md")], {
    categories: [makeCategory("guide", { label: "Guide", link })],
    staticFiles: ["img/a b.png"],
  });
  return checkNamedPictures({ site: assembleSite(makeConfig(), content, { drafts: false, strings: {} }).value });
};

test.each(["/img/a%20b.png", "/img/a b.png", "img/a b.png?v=2", "https://example.org/x.png"])(
  "%s is a picture of a category",
  (image) => {
    expect(findingsOf(image)).toEqual([]);
  },
);

test("a picture that is not there is reported in its category file", () => {
  expect(findingsOf("/img/c.png")).toEqual([
    {
      code: "image-missing",
      severity: "error",
      message: 'The image "/img/c.png" does not exist',
      location: { file: "content/en/docs/guide/_category_.json", pointer: "/link/image" },
      hint: "put the file at content/static/img/c.png, or correct its path",
    },
  ]);
});

test("so is the picture for social networks, in the configuration", () => {
  const socialImage = "/img/card.png";
  const site = (staticFiles: readonly string[]) =>
    assembleSite(makeConfig({ socialImage, file: "hubdocs.config.yaml" }), makeContent([], { staticFiles }), {
      drafts: false,
      strings: {},
    }).value;
  expect(checkNamedPictures({ site: site(["img/card.png"]) })).toEqual([]);
  expect(checkNamedPictures({ site: site([]) })).toEqual([
    {
      code: "image-missing",
      severity: "error",
      message: 'The image "/img/card.png" does not exist',
      location: { file: "hubdocs.config.yaml", pointer: "/socialImage" },
      hint: "put the file at content/static/img/card.png, or correct its path",
    },
  ]);
});
