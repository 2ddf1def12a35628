// What is left of an error that a thread has thrown: all that commands tell of it.
import { expect, test } from "vitest";
import { errnoOf, PlatformFailure, pathOf } from "../../../../src/platform/failure.ts";
import { putTogether, takeApart } from "../../../../src/platform/workers/thrownError.ts";

/** The error as the other thread gets it. */
const crossed = (error: unknown): Error => putTogether(structuredClone(takeApart(error)));

test("an error keeps its words and where it was thrown", () => {
  const error = new TypeError("x is not a function");
  const arrived = crossed(error);
  expect(arrived.message).toBe("x is not a function");
  expect(arrived.stack).toBe(error.stack);
  expect([errnoOf(arrived), pathOf(arrived)]).toEqual([undefined, undefined]);
});

test("what the system has refused keeps its code and its path", () => {
  const arrived = crossed(Object.assign(new Error("no space"), { code: "ENOSPC", path: "/out/a.html" }));
  expect([errnoOf(arrived), pathOf(arrived)]).toEqual(["ENOSPC", "/out/a.html"]);
});

test("a failure with a finding is one again", () => {
  const diagnostic = { code: "write-failed", severity: "error", message: "no space left" } as const;
  const arrived = crossed(new PlatformFailure(diagnostic));
  expect(arrived).toBeInstanceOf(PlatformFailure);
  expect(arrived).toMatchObject({ diagnostic });
});

test("what is thrown and no error has its words at least", () => {
  expect(crossed("just a text").message).toBe("just a text");
  expect(crossed(undefined).message).toBe("undefined");
});
