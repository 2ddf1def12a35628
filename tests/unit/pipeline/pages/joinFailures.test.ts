import { expect, test } from "vitest";
import { sitePath } from "../../../../src/model/brands.ts";
import { type Failure, joinFailures } from "../../../../src/pipeline/pages/joinFailures.ts";

const failure = (name: string, more: Partial<Failure> = {}): Failure => ({
  url: `/docs/${name}`,
  stack: "at Footer",
  ...more,
  diagnostic: {
    code: "page-failed",
    severity: "error",
    message: `/docs/${name} cannot be rendered: no more`,
    location: { file: sitePath(`content/en/docs/${name}.md`), line: 1, column: 1 },
    hint: "check this file",
    ...more.diagnostic,
  },
});
const footer = { file: sitePath("templates/parts/Footer.tsx"), line: 6, column: 8 };

test("pages that fail at one place of a template are one finding there", () => {
  const found = joinFailures(
    ["a", "b", "c", "d", "e"].map((name) => failure(name)),
    () => footer,
  );
  expect(found).toEqual([
    {
      code: "page-failed",
      severity: "error",
      message: "/docs/a, /docs/b, /docs/c and 2 more pages cannot be rendered: no more",
      location: footer,
      hint: "check this file",
    },
  ]);
});

test("a single page keeps its place and names that of the template", () => {
  const [found, ...others] = joinFailures([failure("a")], () => footer);
  expect(others).toEqual([]);
  expect(found?.location?.file).toBe("content/en/docs/a.md");
  expect(found?.related).toEqual([{ message: "throws this error", location: footer }]);
});

test("without a place a few pages are told one by one, more of them once", () => {
  const few = joinFailures([failure("a"), failure("b")], () => undefined);
  expect(few.map(({ message }) => message)).toEqual([
    "/docs/a cannot be rendered: no more",
    "/docs/b cannot be rendered: no more",
  ]);
  const many = joinFailures(
    ["a", "b", "c", "d"].map((name) => failure(name)),
    () => undefined,
  );
  expect(many.map(({ message, location }) => [message, location?.file])).toEqual([
    ["/docs/a, /docs/b, /docs/c and 1 more page cannot be rendered: no more", "content/en/docs/a.md"],
  ]);
});

test("what no template has thrown is told of each page, and stacks are looked up once", () => {
  const stopped = ["a", "b", "c", "d"].map((name): Failure => {
    const { stack: _, ...rest } = failure(name);
    return rest;
  });
  let looked = 0;
  const look = () => {
    looked += 1;
    return footer;
  };
  expect(joinFailures(stopped, look)).toHaveLength(4);
  expect(looked).toBe(0);
  joinFailures([failure("a"), failure("b"), failure("c")], look);
  expect(looked).toBe(1);
});
