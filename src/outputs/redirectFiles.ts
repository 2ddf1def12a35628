// Redirects in the words of servers. The pages that lead on by themselves are made with all other pages.
import type { redirectFileNames } from "../model/machineFileNames.ts";
import { decodePercent } from "../source/addressKey.ts";

/** An old address and where it leads: paths with base URL, percent-encoded; a target may be a full URL. */
interface ServerRedirect {
  readonly from: string;
  readonly to: string;
}

/**
 * Text of a file with redirects.
 * @param languages Folders of languages that have a page of their own for what is not there, with base URL: `/uk/`.
 */
export function renderRedirectFile(
  kind: keyof typeof redirectFileNames,
  redirects: readonly ServerRedirect[],
  languages: readonly string[] = [],
): string {
  const lines = redirects.map((redirect, index) => writers[kind](redirect, index + 1));
  // Other hosts look for the nearest page by themselves, or are told once and for all by their configuration.
  const ends = kind === "netlify" ? languages.map((folder) => `${plain(folder)}* ${plain(folder)}404.html 404`) : [];
  return `${introductions[kind]}${[...lines, ...ends].map((line) => `${line}\n`).join("")}`;
}

const introductions = {
  _redirects: "",
  netlify: "",
  nginx: "# Redirects of the site: include this file in its server block.\n",
  caddy: "# Redirects of the site: import this file in its site block.\n",
} as const;

/** Quotes of text that holds none itself, since it is percent-encoded. `$`, `{` and `*` would mean something. */
const plain = (address: string): string =>
  address.replace(/["'\\${}*\s]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);

const writers = {
  _redirects: ({ from, to }: ServerRedirect): string => `${plain(from)} ${plain(to)} 301`,
  // Without the mark the page that leads on by itself would be served; Cloudflare Pages does not know it and needs none.
  netlify: ({ from, to }: ServerRedirect): string => `${plain(from)} ${plain(to)} 301!`,
  // Both compare decoded addresses. Inside its quotes nginx takes two backslashes for one, Caddy takes them as they are.
  nginx: ({ from, to }: ServerRedirect): string =>
    `location ~ "${patternOf(from).replaceAll("\\", "\\\\")}" { return 301 "${plain(to)}"; }`,
  // Its paths would be patterns of another kind: `*` stands for anything, and capitals do not count.
  caddy: ({ from, to }: ServerRedirect, index: number): string =>
    `@redirect${index} path_regexp "${patternOf(from)}"\nredir @redirect${index} "${plain(to)}" permanent`,
} as const;

/** A whole address, with a final slash or without. Quotes and braces would mean something to the servers before the pattern does. */
const patternOf = (address: string): string =>
  `^${decodePercent(address.replace(/\/$/, ""))
    .replace(/[\\^$.*+?()[\]|]/g, "\\$&")
    .replace(/["{}]/g, (character) => `\\x${character.charCodeAt(0).toString(16)}`)}/?$`;
