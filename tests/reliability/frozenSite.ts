// A site with three versions of docs and of an API in two languages, for tests of frozen versions.
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { runHubdocs } from "../portal/runHubdocs.ts";
import { put } from "./putFile.ts";

/** A site on the disk. */
export interface FrozenSite {
  readonly folder: string;
  write(path: string, text: string): void;
  /** Runs hubdocs in the site. @returns What it says on standard output. */
  run(...args: readonly string[]): string;
  /** The same for calls that end badly. @returns What it says on standard error. */
  fail(...args: readonly string[]): string;
}

/** Writes the site; its versions are made by the command. */
export function makeFrozenSite(folder: string): FrozenSite {
  const write = (path: string, text: string): void => put(folder, path, text);
  const run = (...args: readonly string[]): string => {
    const { status, stdout, stderr } = runHubdocs(args, folder);
    expect(status, stderr).toBe(0);
    return stdout;
  };
  const fail = (...args: readonly string[]): string => {
    const { status, stderr } = runHubdocs(args, folder);
    expect(status, stderr).toBeGreaterThan(0);
    return stderr;
  };
  write("hubdocs.config.yaml", configWith(""));
  writeVersion(write, "walrus");
  write("content/en/pages/about.md", "# About\n");
  write("content/en/docs/guide/later-gone.md", "# Later gone\n");
  write("content/en/docs/guide/old-only.md", "# Old only\n\n![A plan](plan.png)\n");
  writeFileSync(join(folder, "content/en/docs/guide/plan.png"), Buffer.from(plan, "base64"));
  run("version", "1.0");
  rmSync(join(folder, "content/en/docs/guide/old-only.md"));
  write("content/en/docs/intro.md", "# Introduction\n\nThe pelican. [Old](/docs/1.0/intro#first-part)\n");
  run("version", "2.0");
  return { folder, write, run, fail };
}

/** A picture of 2 × 2 pixels. */
const plan = "iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEElEQVR4nGNQcEgAIgYIBQAUDgMB2CbWGAAAAABJRU5ErkJggg==";

/** The configuration with more lines. */
export const configWith = (more: string): string => `title: Hub
url: https://docs.example.org
print: { enabled: true }
locales: { default: en, en: { label: English }, uk: { label: Українська } }
apis: [{ id: hub, label: Hub API, specs: { en: specs/hub.en.yaml, uk: specs/hub.uk.yaml }, operationFiles: true }]
${more}`;

function writeVersion(write: FrozenSite["write"], word: string): void {
  write(
    "content/en/docs/intro.md",
    `# Introduction\n\nThe ${word}.\n\n## First part\n\nSee [the guide](guide/index.md).\n`,
  );
  write("content/uk/docs/intro.md", "# Вступ\n\nМорж першої версії.\n\n## Перша частина {#first-part}\n\nДалі.\n");
  write("content/en/docs/guide/index.md", "# Guide\n\n[About](../../pages/about.md)\n\n:::tip\nGood to know.\n:::\n");
  for (const locale of ["en", "uk"]) write(`specs/hub.${locale}.yaml`, spec);
}

const spec = `openapi: 3.1.0
info: { title: Hub, version: "1" }
tags: [{ name: rooms }]
paths:
  /rooms:
    get:
      operationId: getRooms
      tags: [rooms]
      parameters: [{ name: limit, in: query, schema: { type: integer, maximum: 100 } }]
      responses: { "200": { description: ok } }
  /lights/{id}:
    delete:
      operationId: deleteLight
      tags: [rooms]
      parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
      responses: { "204": { description: ok } }
`;
