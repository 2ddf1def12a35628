import { expect, test } from "vitest";
import { measuresOf } from "../../../src/content/measures.ts";

const valuesOf = (text: string): readonly string[] => {
  const lines = text.split("\n");
  return measuresOf(lines, 1, lines.length + 1).map(({ value }) => value);
};

test.for([
  ["On 2.4 GHz and 5 GHz.", "На 2,4 ГГц і 5 ГГц."],
  ["It takes 10,000 ms.", "Це триває 10 000 мс."],
  ["Within 5 minutes, 30 seconds or 1 hour.", "За 5 хвилин, 30 секунд або 1 годину."],
  ["A 60-second timer.", "60-секундний таймер."],
  ["At -5 °C with 15% of 230 V.", "За −5 °C та 15 % від 230 В."],
  ["It keeps 7 days and 2 weeks.", "Зберігає 7 днів і 2 тижні."],
  ["Wait **373** seconds, then 5 _minutes_.", "Зачекайте 373 **секунди**, потім **5 хвилин**."],
  ["| 100 MB | 3.5 kWh |", "| 100 МБ | 3,5 кВт·год |"],
  ["It takes 5\nms, or **20**\nkB.\n", "Це 5 мс\nабо 20\nкБ."],
  ["- After 10\n  seconds\n> 15\n> % of it", "- Через 10 секунд\n> 15 %"],
] as const)("%j and %j have the same measures", ([english, ukrainian]) => {
  expect(valuesOf(english).length).toBeGreaterThan(0);
  expect(valuesOf(ukrainian)).toEqual(valuesOf(english));
});

test.for([
  "In 2023 року or `5 s` or [a](/docs/5 s) or <b title='5 s'>",
  "Version 3.8 has 5 rooms and 3 lamps.",
  "```\n5 s\n```",
  "a5 s, 1.2.3-5 kg",
  "## Step 3\nA lamp",
  "In step 3\n\nA lamp",
  "Part 3  \nA lamp",
  "| 3\nA lamp",
  "Wait 3\n```\ns\n```",
])("%j has none", (text) => {
  expect(valuesOf(text)).toEqual([]);
});
