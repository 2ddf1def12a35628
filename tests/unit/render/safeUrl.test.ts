import { describe, expect, test } from "vitest";
import { safeUrl } from "../../../src/render/safeUrl.ts";

describe("addresses that may become links", () => {
  test.each([
    "https://example.org/a?b=c:d#e:f",
    "http://example.org",
    "HTTPS://EXAMPLE.ORG",
    "mailto:a@example.org",
    "tel:+380441234567",
    "/docs/intro",
    "../a:b/c",
    "intro.md#x",
    "?q=javascript:alert(1)",
    "#javascript:alert(1)",
    "//example.org/x",
    "",
    "/док/сцени",
  ])("%s stays", (address) => {
    expect(safeUrl(address)).toBe(address);
  });

  test("white space and controls around and inside are removed", () => {
    expect(safeUrl(" https://exam\u0000ple.org\n/a ")).toBe("https://example.org/a");
  });
});

describe("addresses that may not", () => {
  test.each([
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    " javascript:alert(1)",
    "\u0001javascript:alert(1)",
    "java\tscript:alert(1)",
    "java\nscript:alert(1)",
    "java\u0000script:alert(1)",
    "java\u200bscript:alert(1)",
    "javascript\t:alert(1)",
    "javascript&colon;alert(1)",
    "javascript&#58;alert(1)",
    "javascript&#x3a;alert(1)",
    "&#106;avascript:alert(1)",
    "&#0000106avascript:alert(1)",
    "java&Tab;script:alert(1)",
    "java&NewLine;script:alert(1)",
    "javascript%3Aalert(1)",
    "java%0ascript:alert(1)",
    "%6aavascript:alert(1)",
    "&amp;#106;avascript:alert(1)",
    "vbscript:msgbox(1)",
    "data:text/html,<script>alert(1)</script>",
    "file:///etc/passwd",
    "blob:https://example.org/x",
    "view-source:javascript:alert(1)",
  ])("%j is refused", (address) => {
    expect(safeUrl(address)).toBeUndefined();
  });
});
