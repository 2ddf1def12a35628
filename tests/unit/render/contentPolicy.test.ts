import { describe, expect, test } from "vitest";
import { formatPolicy, joinSources } from "../../../src/render/contentPolicy.ts";
import { withPolicy } from "../../../src/render/pagePolicy.ts";
import { styleSources } from "../../../src/render/styleSources.ts";
import { expectToTakeLessThan } from "../processorTime.ts";

describe("the policy", () => {
  test("allows a site's own files and nothing else", () => {
    expect(formatPolicy({}, "header")).toBe(
      "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; " +
        "connect-src 'self'; object-src 'none'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    );
  });

  test("adds sources after its own, each once", () => {
    const sources = joinSources([{ "img-src": ["https://a.example", "'self'"] }, { "img-src": ["https://a.example"] }]);
    expect(formatPolicy(sources, "header")).toContain("; img-src 'self' data: https://a.example; ");
  });

  test("joins what many pages load from many hosts without a copy for each page", async () => {
    const parts = Array.from({ length: 10_000 }, (_, page) => ({ "img-src": [`https://${page % 5_000}.example`] }));
    await expectToTakeLessThan(0.2, () => expect(joinSources(parts)["img-src"]).toHaveLength(5_000));
  });

  test("replaces 'none' by what is allowed", () => {
    const policy = formatPolicy({ "frame-ancestors": ["https://a.example"], "form-action": ["'self'"] }, "header");
    expect(policy).toContain("form-action 'self'; frame-ancestors https://a.example");
  });

  test("keeps no hashes beside 'unsafe-inline', which they would switch off", () => {
    const policy = formatPolicy({ "script-src": ["'sha256-YQ=='", "'unsafe-inline'"] }, "header");
    expect(policy).toContain("script-src 'self' 'unsafe-inline';");
  });

  test("says nothing in a page that browsers take from headers alone", () => {
    expect(formatPolicy({}, "page")).not.toContain("frame-ancestors");
  });
});

describe("the policy in a page", () => {
  const html = '<head><meta charset="utf-8"><script>x()</script></head><img src="https://a.example/$&.png">';

  test("stands before everything that it is about, and fits what the page loads", () => {
    const page = withPolicy(html, { contentSecurity: { "script-src": ["'sha256-YQ=='"] } });
    expect(page).toMatch(
      /^<head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src/,
    );
    expect(page).toContain("script-src &#39;self&#39; &#39;sha256-YQ==&#39;;");
    expect(page).toContain("img-src &#39;self&#39; data: https://a.example;");
  });

  test("is left out of pages that carry none", () => {
    expect(withPolicy(html, {})).toBe(html);
  });
});

test("a stylesheet's sources are those of its imports, fonts and pictures", () => {
  const css = `@import "https://s.example/a.css"; @import url(//t.example/b.css); @font-face { src: url('/own.woff2'),
    url("https://f.example/a.woff2?v=1") format("woff2") } p { background: url(https://p.example/x.png), url(a.png) }`;
  expect(styleSources(css)).toEqual({
    "style-src": ["https://s.example", "t.example"],
    "font-src": ["https://f.example"],
    "img-src": ["https://p.example"],
  });
});
