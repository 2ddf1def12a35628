// Colours of cards from a finished style sheet.
import { expect, test } from "vitest";
import { readColors } from "../../../../src/outputs/socialCards/readColors.ts";

const css =
  "@font-face{font-family:X;src:url(x)}:root{--bg:light-dark(#fff, #161310);--accent:light-dark(rgb(1 2 3 / 9%),#ffa766);" +
  "--size:1rem;--link:var(--accent);--loop:var(--loop);--new:oklch(0.5 0.1 20)}.a{--bg:red}";

test("each is that of the mode, also by way of another variable", () => {
  expect(readColors(css, "light")).toEqual({ bg: "#fff", accent: "rgb(1 2 3 / 9%)", link: "rgb(1 2 3 / 9%)" });
  expect(readColors(css, "dark")).toEqual({ bg: "#161310", accent: "#ffa766", link: "#ffa766" });
});

test("a site's own rules come after and win, those of one mode in that mode", () => {
  const own = `${css}:root{--accent:#00f}[data-theme=dark]{--accent:#0ff}.box,html{--text:#111}`;
  expect(readColors(own, "light")).toMatchObject({ accent: "#00f", link: "#00f", text: "#111" });
  expect(readColors(own, "dark")).toMatchObject({ accent: "#0ff" });
});
