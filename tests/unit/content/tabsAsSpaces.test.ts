import { expect, test } from "vitest";
import { fenceWithSpacedEnd, spacedTable, withSpacedStart } from "../../../src/content/tabsAsSpaces.ts";

// A page of many such blocks would be copied as often as it has them: that once took the square of its length.
const rest = "more\n\n".repeat(10_000);

test("a table with tabs is copied up to the line behind it", () => {
  expect(spacedTable(`a|b\n-\t|-\nc|d\n\n${rest}`)).toBe("a|b\n- |-\nc|d\n");
  expect(spacedTable(`a|b\n-|-\nc|d\n\t\n${rest}`)).toBe("a|b\n-|-\nc|d\n");
});

test("a table without tabs is not copied", () => {
  const source = `a|b\n-|-\nc|d\n\n${rest}`;
  expect(spacedTable(source)).toBe(source);
});

test("a definition with tabs is copied with its title and little more", () => {
  const copy = withSpacedStart(`[a]:\tb\n  "title"\n\n${rest}`);
  expect(copy.startsWith('[a]: b\n  "title"\n\n')).toBe(true);
  expect(copy.length).toBeLessThan(3_000);
});

test("a fence with a tab behind its end is copied up to there; what is no fence has no end", () => {
  expect(fenceWithSpacedEnd(`\`\`\`x\na\n\`\`\`\t\n${rest}`)).toBe("```x\na\n``` ");
  expect(fenceWithSpacedEnd(`\`\`\`x\`\na\n\`\`\`\t\n${rest}`)).toBeUndefined();
});
