// A specification whose every text tries to run or to leave the page, opened in a real browser.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type RunningServer, runHubdocs, serveSite } from "../portal/runHubdocs.ts";
import { openBrowser } from "./openBrowser.ts";

const run = "window.pwned=1";
const evil = [
  `<script>${run}</script>`,
  `<img src=x onerror="${run}">`,
  `</script><script>${run}</script>`,
  `"><svg onload="${run}">`,
  `<a href="javascript:${run}">x</a>`,
  `[x](javascript:${run})`,
  `![x](http://127.0.0.1:9/x.png) <img src="http://127.0.0.1:9/y.png" alt="y">`,
  `<iframe srcdoc="<script>parent.pwned=1</script>"></iframe>`,
  `<style>@import "http://127.0.0.1:9/x.css"</style>`,
  "<br> never closed <b> and { braces } $" + "{x} {{7*7}} <%= 1 %>",
  "\u2028</title><script>window.pwned=1</script>",
].join(" ");

/** Attributes whose value a browser follows or runs. */
const activeAttributes = ["href", "src", "srcdoc", "action", "formaction", "data", "poster", "xlink:href"];

const link = `javascript:${run}`;
const schema = {
  type: "object",
  title: evil,
  description: evil,
  externalDocs: { url: link, description: evil },
  properties: {
    [`a${evil}`]: { type: "string", description: evil, enum: [evil], default: evil, example: evil, pattern: evil },
    __proto__x: { type: "string" },
  },
};
const specification = {
  openapi: "3.1.0",
  info: {
    title: evil,
    version: evil,
    description: evil,
    termsOfService: link,
    contact: { name: evil, url: link, email: evil },
    license: { name: evil, url: link },
  },
  externalDocs: { url: link, description: evil },
  servers: [
    { url: link, description: evil },
    { url: `http://x/{v}`, variables: { v: { default: evil, enum: [evil], description: evil } } },
  ],
  tags: [{ name: evil, description: evil, "x-displayName": evil, externalDocs: { url: link } }],
  security: [{ key: [evil] }],
  paths: {
    [`/x/{${evil}}`]: {
      post: {
        operationId: evil,
        summary: evil,
        description: evil,
        tags: [evil],
        externalDocs: { url: link, description: evil },
        parameters: [{ name: evil, in: "query", description: evil, example: evil, schema }],
        requestBody: {
          description: evil,
          content: {
            "application/json": {
              schema,
              examples: { [evil]: { summary: evil, description: evil, value: { text: evil } } },
            },
          },
        },
        responses: {
          "200": {
            description: evil,
            headers: { [evil]: { description: evil, schema } },
            content: { [evil]: { schema, example: evil } },
          },
        },
        "x-codeSamples": [{ lang: evil, label: evil, source: evil }],
      },
    },
  },
  components: {
    schemas: { Evil: schema },
    securitySchemes: {
      key: {
        type: "oauth2",
        description: evil,
        flows: { implicit: { authorizationUrl: link, scopes: { [evil]: evil } } },
      },
    },
  },
};

const work = mkdtempSync(join(tmpdir(), "hubdocs-hostile-"));
let server: RunningServer;
let browser: Browser;
let addresses: readonly string[];

beforeAll(async () => {
  mkdirSync(join(work, "specs"));
  writeFileSync(join(work, "specs/evil.json"), JSON.stringify(specification));
  writeFileSync(
    join(work, "hubdocs.config.json"),
    JSON.stringify({ title: "Hostile", apis: [{ id: "evil", label: "Evil", specs: { en: "specs/evil.json" } }] }),
  );
  const built = runHubdocs(["build", work, "--format", "json"]);
  expect(built.stderr).not.toContain("this is a bug in hubdocs");
  server = await serveSite(join(work, "build"), work);
  browser = await openBrowser();
  const routes: { routes: Record<string, string> } = JSON.parse(
    readFileSync(join(work, "build/.hubdocs-routes.json"), "utf8"),
  );
  addresses = Object.keys(routes.routes).map((address) => server.origin + encodeURI(address));
});
afterAll(() => {
  server?.stop();
  rmSync(work, { recursive: true, force: true });
});

test("nothing of it runs, and no page asks another host", async () => {
  expect(addresses.length).toBeGreaterThanOrEqual(3);
  const page = await browser.newPage();
  const asked: string[] = [];
  page.on("request", (request) => new URL(request.url()).origin !== server.origin && asked.push(request.url()));
  page.on("dialog", (dialog) => dialog.dismiss());
  for (const address of addresses) {
    await page.goto(address, { waitUntil: "networkidle" });
    expect(await page.evaluate(() => "pwned" in window), address).toBe(false);
    expect(asked, address).toEqual([]);
    const dangerous = await page.evaluate(
      (active) =>
        [...document.querySelectorAll("*")].flatMap((element) =>
          [...element.attributes]
            .filter(
              ({ name, value }) =>
                name.startsWith("on") || (active.includes(name) && /^\s*(?:javascript|vbscript|data):/i.test(value)),
            )
            .map(({ name, value }) => `${element.tagName} ${name}=${value}`),
        ),
      activeAttributes,
    );
    expect(dangerous, address).toEqual([]);
  }
  await page.close();
});

test("its texts can still be read as text", async () => {
  const page = await browser.newPage();
  await page.goto(addresses.find((address) => address.includes("/schemas/")) ?? server.origin);
  expect(await page.locator("main").innerText()).toContain("{ braces }");
  await page.close();
});
