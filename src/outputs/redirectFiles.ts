// Redirects in the words of servers. The pages that lead on by themselves are made with all other pages.

/** An old address and where it leads: paths with base URL, percent-encoded; a target may be a full URL. */
export interface ServerRedirect {
  readonly from: string;
  readonly to: string;
}

/** Kinds of files with redirects, each with its name in the output. */
export const redirectFileNames = {
  _redirects: "_redirects",
  nginx: "redirects.nginx.conf",
  caddy: "redirects.caddy",
} as const;

/** Text of a file with redirects. */
export function renderRedirectFile(kind: keyof typeof redirectFileNames, redirects: readonly ServerRedirect[]): string {
  const lines = redirects.map((redirect) => writers[kind](redirect));
  return `${introductions[kind]}${lines.map((line) => `${line}\n`).join("")}`;
}

const introductions = {
  _redirects: "",
  nginx: "# Redirects of the site: include this file in its server block.\n",
  caddy: "# Redirects of the site: import this file in its site block.\n",
} as const;

/** Quotes of text that holds none itself, since it is percent-encoded. `$`, `{` and `*` would mean something. */
const plain = (address: string): string =>
  address.replace(/["'\\${}*\s]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);

const writers = {
  _redirects: ({ from, to }: ServerRedirect): string => `${plain(from)} ${plain(to)} 301`,
  // nginx compares decoded addresses; the pattern of a whole address also takes a final slash.
  nginx: ({ from, to }: ServerRedirect): string =>
    `location ~ "^${escapePattern(decode(bare(from)))}/?$" { return 301 "${plain(to)}"; }`,
  caddy: ({ from, to }: ServerRedirect): string =>
    [bare(from), `${bare(from)}/`]
      .map((path) => `redir "${decode(path).replace(/["\\]/g, "\\$&")}" "${plain(to)}" permanent`)
      .join("\n"),
} as const;

const bare = (address: string): string => address.replace(/\/$/, "");

const escapePattern = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|"]/g, "\\$&");

function decode(address: string): string {
  try {
    return decodeURI(address);
  } catch (error) {
    if (error instanceof URIError) return address;
    throw error;
  }
}
