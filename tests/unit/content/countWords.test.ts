// Words for reading times, in scripts with spaces between words and without.
import { expect, test } from "vitest";
import { countWords } from "../../../src/content/countWords.ts";

test.each([
  ["", 0],
  ["One two, three — four.", 4],
  ["Два слова", 2],
  ["5\u00a0GHz - Wi-Fi & co.", 4],
  ["温度センサー", 3],
  ["温度センサーを接続します。デバイスの設定を変更する。", 10],
  ["API 设置", 2],
  ["API设置", 2],
  ["ภาษาไทย", 2],
  ["កកកកកក", 2],
  ["센서를 설정합니다", 2],
  ["。、「」", 0],
])("%s", (text, words) => expect(countWords(text)).toBe(words));
