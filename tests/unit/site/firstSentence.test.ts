// The first sentence of a description, in languages that put a space behind a full stop and in those that do not.
import { expect, test } from "vitest";
import { firstSentenceOf } from "../../../src/site/firstSentence.ts";

test.each([
  ["One. Two.", "One."],
  ["Version 2.1 is here! Read on.", "Version 2.1 is here!"],
  ["打开设置。然后保存。", "打开设置。"],
  ["設定を開きますか？はい。", "設定を開きますか？"],
  ["No end", "No end"],
])("%s", (text, first) => expect(firstSentenceOf(text)).toBe(first));
