// What a server answers, compared with the folder that it serves.
import { existsSync, readFileSync } from "node:fs";
import { get } from "node:http";
import { join } from "node:path";

const addressesLookedAt = 25;
const ownScript = /<script[^>]*\/\.hubdocs\/live\.js[^>]*><\/script>\n$/;

/** An answer to one request. `fetch` does not send what browsers say of the page that asks. */
function ask(url) {
  return new Promise((resolve, reject) => {
    const asked = get(url, { headers: { "sec-fetch-site": "same-origin" }, agent: false }, (response) => {
      const parts = [];
      response.on("data", (part) => parts.push(part));
      response.on("error", reject);
      response.on("end", () => resolve({ status: response.statusCode, text: Buffer.concat(parts).toString("utf8") }));
    });
    asked.on("error", reject);
  });
}

/** The errors that pages of a server show. @returns {Promise<readonly string[]>} */
export async function problemsAt(origin) {
  const { text } = await ask(`${origin}/.hubdocs/problems`);
  return JSON.parse(text).map(({ place, code, message }) => `${place} ${code}: ${message}`);
}

/**
 * Addresses below the base path that a server answers otherwise than the folder has them, apart from its own script.
 * @param {string} origin
 * @param {string} folder
 * @param {{ exactly: boolean }} options Or else pages only have to be whole.
 */
export async function differentAnswers(origin, folder, { exactly }) {
  const written = join(folder, ".hubdocs-routes.json");
  if (!existsSync(written)) {
    const { status } = await ask(`${origin}/`);
    return status === 503 ? [] : [`is served though there is no site (${status})`];
  }
  const { baseUrl, routes } = JSON.parse(readFileSync(written, "utf8"));
  const all = Object.entries(routes);
  const every = Math.max(1, Math.floor(all.length / addressesLookedAt));
  const faults = [];
  for (const [address, file] of all.filter((_, index) => index % every === 0)) {
    const url = `${origin}${baseUrl.slice(0, -1)}${encodeURI(address)}`;
    const { status, text } = await ask(url);
    const shown = text.replace(ownScript, "");
    const should = readFileSync(join(folder, file), "utf8");
    const isWhole = exactly || !file.endsWith(".html") ? shown === should : /<\/html>\s*$/.test(shown);
    if (status !== 200 || !isWhole) faults.push(`is served otherwise: ${url.slice(origin.length)} (${status})`);
  }
  return faults;
}
