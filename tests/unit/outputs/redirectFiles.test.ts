// Redirects in the words of servers: nothing of an address is read as a part of their languages.
import { describe, expect, test } from "vitest";
import { renderRedirectFile } from "../../../src/outputs/redirectFiles.ts";

const redirects = [
  { from: "/old", to: "/docs/intro" },
  { from: "/%D1%81%D1%82%D0%B0%D1%80%D0%B5/", to: "/uk/docs#a" },
  { from: "/v1.0(a)", to: 'https://a.example/x?y={z}&"$1' },
];

describe("redirects for servers", () => {
  test("_redirects has a line for each", () => {
    expect(renderRedirectFile("_redirects", redirects)).toBe(
      "/old /docs/intro 301\n/%D1%81%D1%82%D0%B0%D1%80%D0%B5/ /uk/docs#a 301\n/v1.0(a) https://a.example/x?y=%7Bz%7D&%22%241 301\n",
    );
  });

  test("for Netlify they win over the pages that lead on by themselves, and each language has its page for what is not there", () => {
    expect(renderRedirectFile("netlify", redirects.slice(0, 1), ["/docs/uk/"])).toBe(
      "/old /docs/intro 301!\n/docs/uk/* /docs/uk/404.html 404\n",
    );
  });

  test("nginx compares decoded addresses as a whole; inside quotes it takes two backslashes for one", () => {
    expect(renderRedirectFile("nginx", redirects).split("\n").slice(1)).toEqual([
      'location ~ "^/old/?$" { return 301 "/docs/intro"; }',
      'location ~ "^/старе/?$" { return 301 "/uk/docs#a"; }',
      'location ~ "^/v1\\\\.0\\\\(a\\\\)/?$" { return 301 "https://a.example/x?y=%7Bz%7D&%22%241"; }',
      "",
    ]);
  });

  test("Caddy compares them as patterns too, each by a matcher of its own", () => {
    expect(renderRedirectFile("caddy", redirects.slice(1)).split("\n").slice(1)).toEqual([
      '@redirect1 path_regexp "^/старе/?$"',
      'redir @redirect1 "/uk/docs#a" permanent',
      '@redirect2 path_regexp "^/v1\\.0\\(a\\)/?$"',
      'redir @redirect2 "https://a.example/x?y=%7Bz%7D&%22%241" permanent',
      "",
    ]);
  });

  test.each([
    ["/a%5Cb", '"^/a\\\\b/?$"'],
    ["/star*", '"^/star\\*/?$"'],
    ["/%7Bpath%7D", '"^/\\x7bpath\\x7d/?$"'],
    ["/quo%22te", '"^/quo\\x22te/?$"'],
    ["/per%25cent%23", '"^/per%cent#/?$"'],
  ])("what would mean something to a server is a letter: %s", (from, pattern) => {
    expect(renderRedirectFile("caddy", [{ from, to: "/" }])).toContain(pattern);
  });
});
