// Attributes of elements that a site adds to the head of its pages: names that HTML can hold.
import { isAttributeName } from "../../source/isAttributeName.ts";
import { type ConfigProblem, keyProblem } from "../configProblem.ts";
import type { CheckInput } from "./check.ts";

/** Checks the names. */
export function checkHeadTags({ values }: CheckInput): readonly ConfigProblem[] {
  return values("HeadTag.attributes").flatMap(({ path, value }) =>
    Object.keys(value)
      .filter((name) => !isAttributeName(name))
      .map((name) =>
        keyProblem([...path, name], "cannot be the name of an attribute", "write a name such as `content`"),
      ),
  );
}
