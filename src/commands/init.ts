// `hubdocs init`: a small site to begin with. What it consists of is planned elsewhere; the starter's files lie in
// templates/starter/. Writes all of it or nothing, and never over a file.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join, relative, resolve, sep } from "node:path";
import { createInterface } from "node:readline/promises";
import { baseUrlOf } from "../config/addresses.ts";
import { isLocaleCode, languageNameOf } from "../config/localeCodes.ts";
import { joinWords } from "../model/joinWords.ts";
import { addFiles } from "../platform/addFiles.ts";
import { createClock } from "../platform/clock.ts";
import { packageFolder, readToolVersion } from "../platform/packageFolder.ts";
import { badCallFailure } from "./callProblems.ts";
import type { ExitStatus } from "./exitStatus.ts";
import { assertFree, assertNoneOf, reportNewSite, settleNewSite } from "./newSite.ts";
import { type PlannedFile, planStarter, type StarterFile } from "./planStarter.ts";
import { shownName, typedName } from "./shownName.ts";
import type { SpeechOptions } from "./speak.ts";
import { Interruption, type Terminal } from "./terminal.ts";

/** What the command line asked for. `site` is the folder of the new site. */
interface InitOptions extends SpeechOptions {
  /** Codes of locales, the default one first. Default: English and the language of the environment. */
  readonly locales: readonly string[];
  /** Default: made from the folder's name. */
  readonly title?: string;
  /** Address of the published site, with the path below the host. */
  readonly url?: string;
  /** Whether nothing is asked, in a terminal either. */
  readonly yes: boolean;
}

/** Makes a site in a folder that may hold other files. */
export function initCommand(options: InitOptions, terminal: Terminal): Promise<ExitStatus> {
  return reportNewSite(options, terminal, () => makeSite(options, terminal));
}

/** @returns What was made and what comes next. @throws PlatformFailure when nothing was made. */
async function makeSite(options: InitOptions, terminal: Terminal): Promise<string> {
  const folder = resolve(options.site);
  const locales = localesOf(options.locales);
  const place = { folder, shownAs: options.site, hint: hintFor(options.site) };
  const completed = settleNewSite(place);
  if (completed !== undefined) return completed;
  assertFree(place);
  const address = addressOf(options.url ?? (await askAddress(options, terminal)));
  const planned = planStarter(readStarter(), {
    locales,
    ...address,
    title: options.title?.trim() || titleOf(basename(folder)),
    date: createClock(process.env["SOURCE_DATE_EPOCH"]).date().toISOString().slice(0, 10),
    folderName: basename(folder),
    toolVersion: readToolVersion(),
  });
  const isThere = ({ path }: PlannedFile): boolean => existsSync(join(folder, path));
  assertNoneOf(
    planned.filter((file) => !file.isOptional && isThere(file)).map(({ path }) => path),
    place,
  );
  const kept = planned.filter(isThere).map(({ path }) => path);
  const added = planned.filter(({ path }) => !kept.includes(path));
  addFiles(folder, added);
  return describe({ folder, locales, count: added.length, kept });
}

/** What to do when the folder is a site already. */
const hintFor = (folder: string): string =>
  `name another folder, as in hubdocs init my-docs, or build what is there with hubdocs build${folder === "." ? "" : ` ${folder}`}`;

/** Locales of a site when nobody has said which: English, and the reader's language or Ukrainian. */
function localesOf(asked: readonly string[]): readonly string[] {
  const codes = asked.length > 0 ? asked : ["en", languageOfEnvironment()];
  const wrong = codes.find((code) => !isLocaleCode(code));
  if (wrong !== undefined)
    throw badCallFailure(
      `--locales names "${wrong}", which is not a language code`,
      "write codes such as en,uk or pt-BR",
    );
  return [...new Set(codes)];
}

/** `de_AT.UTF-8` is `de`; English and the names that mean none are `uk`, the other language of the starter's texts. */
function languageOfEnvironment(): string {
  const setting = process.env["LC_ALL"] || process.env["LC_MESSAGES"] || process.env["LANG"] || "";
  const code = /^[a-z]{2,3}(?=[_.@-]|$)/.exec(setting)?.[0] ?? "en";
  return code === "en" ? "uk" : code;
}

/** The one thing that no default can tell. */
async function askAddress({ yes, quiet }: InitOptions, { signal }: Terminal): Promise<string> {
  if (yes || quiet || !process.stdin.isTTY || !process.stdout.isTTY) return "";
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  try {
    for (;;) {
      const answer = await lines.question("Address of the published site (press Enter if not known yet): ", { signal });
      if (readAddress(answer) !== undefined) return answer;
      process.stdout.write("That is not the address of a site: write it as https://docs.example.org\n");
    }
  } catch (error) {
    signal.throwIfAborted();
    // While a line is read, the terminal sends no signal for Ctrl+C.
    throw error instanceof Error && error.name === "AbortError" ? new Interruption("SIGINT") : error;
  } finally {
    lines.close();
  }
}

interface Address {
  readonly url?: string;
  readonly baseUrl: string;
}

function addressOf(text: string): Address {
  const address = readAddress(text);
  if (address === undefined)
    throw badCallFailure(`"${text.trim()}" is not the address of a site`, "write it as https://docs.example.org");
  return address;
}

/** @example readAddress("https://me.github.io/docs") // { url: "https://me.github.io", baseUrl: "/docs/" } */
function readAddress(text: string): Address | undefined {
  const written = text.trim();
  if (written === "") return { baseUrl: "/" };
  const url = URL.canParse(written) ? new URL(written) : undefined;
  const baseUrl = baseUrlOf(url?.pathname ?? "");
  if (url === undefined || !/^https?:$/.test(url.protocol) || baseUrl === undefined) return undefined;
  return { url: url.origin, baseUrl };
}

/** `my-docs` is `My docs`. */
function titleOf(folderName: string): string {
  const words = folderName.replace(/[-_]+/g, " ").trim();
  return words === "" ? "Documentation" : words.charAt(0).toUpperCase() + words.slice(1);
}

function readStarter(): readonly StarterFile[] {
  const root = join(packageFolder, "templates/starter");
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({ path: relative(root, file).split(sep).join("/"), text: readFileSync(file, "utf8") }));
}

interface Made {
  readonly folder: string;
  readonly locales: readonly string[];
  readonly count: number;
  /** Files that were there and stay as they are. */
  readonly kept: readonly string[];
}

function describe({ folder, locales, count, kept }: Made): string {
  const isHere = folder === process.cwd();
  const install = existsSync(join(folder, "node_modules/hubdocs"))
    ? []
    : [kept.includes("package.json") ? "npm install --save-dev hubdocs" : "npm install"];
  const steps = [...(isHere ? [] : [`cd ${typedName(folder)}`]), ...install];
  return [
    `Created a site in ${isHere ? "this folder" : shownName(folder)}: ${count} files, ${joinWords(locales.map(languageNameOf), "and")}`,
    ...kept.map((path) => `Left ${path} unchanged`),
    "",
    "Next:",
    ...[...steps, "npx hubdocs serve --watch"].map((step) => `  ${step}`),
    "",
    "Then edit content/ and see every change at once. `npx hubdocs build` writes the site into build/; the workflow",
    "in .github/workflows/docs.yml publishes it with GitHub Pages.",
  ].join("\n");
}
