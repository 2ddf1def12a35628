// Which language letters tell.
import { expect, test } from "vitest";
import { languageOfLetters } from "../../../src/source/languageOfLetters.ts";

test.each([
  ["en", "Turn on the lamp in the hall."],
  ["uk", "Увімкніть лампу в передпокої."],
  ["ru", "Включите лампу в прихожей, чтобы было светло. Это всё."],
  ["zh", "在终端中运行 `npm install`，然后打开 Home Assistant 的设置页面。"],
  ["ja", "リビングの電気をつけてから、設定ページを開きます。"],
  ["ko", "거실 조명을 켜고 Home 설정을 엽니다."],
  ["el", "Ανάψτε το φως στο σαλόνι."],
  ["he", "הדליקו את האור בסלון."],
  ["ar", "شغّل المصباح في غرفة الجلوس."],
  ["fa", "چراغ اتاق را روشن کنید."],
  ["hi", "बैठक की बत्ती जलाएँ।"],
  ["th", "เปิดไฟในห้องนั่งเล่น"],
  // The other languages of Cyrillic are not told apart, and a few words say nothing.
  ["en", "Запали лампата в стаята."],
  ["en", "The Ukrainian word for it is лампа, the Chinese one 灯."],
  ["en", ""],
])("%s: %s", (language, text) => {
  expect(languageOfLetters([text])).toBe(language);
});

test("code, addresses and HTML say nothing, also where the end of the code is cut off", () => {
  const code = "```js\nconst everything = await open();\nconst others = await close();\n";
  const text = '[тут](https://example.org/a/very/long/address) <div class="something-long"></div>';
  expect(languageOfLetters([`Увімкніть її.\n\n${code}\`\`\`\n\n${text}`])).toBe("uk");
  expect(languageOfLetters([`Увімкніть її.\n\n${code}`, "Ще раз.\n\n```\nthe rest\n```\n"])).toBe("uk");
});
