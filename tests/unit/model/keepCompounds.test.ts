// Which words a line end must not part at their hyphen.
import { expect, test } from "vitest";
import { cutAtCompounds, isShortName, keepCompounds } from "../../../src/model/keepCompounds.ts";

const kept = (html: string): readonly string[] =>
  [...keepCompounds(html).matchAll(/<span class="nb">([^<]*)<\/span>/g)].map(([, word]) => word ?? "");

test("compounds with a part that cannot stand alone stay on one line", () => {
  expect(kept("A DH-1, Z-Wave and (RS-485) by e-mail; Wi-Fi.")).toEqual([
    "DH-1",
    "Z-Wave",
    "RS-485",
    "e-mail",
    "Wi-Fi",
  ]);
  expect(kept("Хаб DH-2, клас A-1, е-пошта")).toEqual(["DH-2", "A-1", "е-пошта"]);
  expect(kept("API-ключ і Lua-скриптами, push-токен; HTTP-запити")).toEqual([
    "API-ключ",
    "Lua-скриптами",
    "push-токен",
    "HTTP-запити",
  ]);
});

test("long compounds, chains, dates and signs may break where they did", () => {
  for (const text of [
    "network-wide and Wake-on-LAN, re-run, будь-що, усе-таки",
    "up-to-date on 2026-11-03",
    "--watch, -5, a - b",
    "x-averyveryverylongword",
    "OAuth-застосунок, Lua-based, по-перше",
    "&#8209;-a",
  ])
    expect(keepCompounds(text)).toBe(text);
});

test("the words themselves are not changed", () => {
  const text = "Z-Wave &amp; Wi-Fi";
  expect(keepCompounds(text).replace(/<[^>]*>/g, "")).toBe(text);
});

test("code that is a short name with hyphens stays on one line; longer code may break", () => {
  expect(["--watch", "X-Request-Id", "d-box-accent"].every(isShortName)).toBe(true);
  expect(["name", "npm i --save", "--accept-translations-of-the-folder"].some(isShortName)).toBe(false);
});

test("a label is cut at its compounds, and loses nothing", () => {
  expect(cutAtCompounds("List Wi-Fi networks by e-mail")).toEqual(["List ", "Wi-Fi", " networks by ", "e-mail", ""]);
  expect(cutAtCompounds("network-wide")).toEqual(["network-wide"]);
});
