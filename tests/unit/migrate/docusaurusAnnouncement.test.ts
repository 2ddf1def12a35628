import { expect, test } from "vitest";
import { docusaurusAnnouncement } from "../../../src/migrate/docusaurusAnnouncement.ts";

test("an announcement keeps its text, its links to other sites and its colours", () => {
  const content = 'New: <b>2.0</b>, <a target="_blank" href="https://a.example/x">read</a> or <a href="/docs">here</a>';
  expect(
    docusaurusAnnouncement({ id: "two", content, backgroundColor: "#20232a", textColor: "white", isCloseable: false }),
  ).toEqual({
    announcement: {
      id: "two",
      text: "New: 2.0, [read](https://a.example/x) or here",
      closeable: false,
      backgroundColor: "#20232a",
      textColor: "white",
    },
  });
});

test("colours of the old theme are left out", () => {
  const bar = { content: "News", backgroundColor: "var(--ifm-color-primary)", textColor: "red; margin: 0" };
  expect(docusaurusAnnouncement(bar)).toEqual({ announcement: { text: "News" } });
});

test.each([undefined, {}, { content: "" }])("without a text there is none: %j", (bar) => {
  expect(docusaurusAnnouncement(bar)).toEqual({});
});
