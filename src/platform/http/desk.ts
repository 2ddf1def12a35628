// The translators' desk: an address of the server's own while a site is written. It stands in no output, and a page or file
// of the site with the same address is shown in its place. What the desk shows is made by whoever starts the server.
import type { BuiltSiteReader } from "./builtSite.ts";
import { encodePath } from "./requestTarget.ts";
import { type Answer, resolveAddress } from "./resolveAddress.ts";

/** What the desk shows. */
export interface DeskPage {
  /** `false` when it says why there is nothing to show. */
  readonly ok: boolean;
  readonly html: string;
  /** Content security policy of the page. */
  readonly contentSecurity: string;
}

/** Makes what the desk shows at the moment. */
export type DeskReader = () => Promise<DeskPage>;

type DeskAnswer = (Answer & { readonly kind: "redirect" }) | { readonly kind: "desk"; readonly page: DeskPage };

/** Below the base URL of the site. Names of a site's own pages seldom begin with an underscore. */
const deskAddress = "_translate/";

/** The answer to a decoded path; `undefined` when it is not that of the desk, is one of the site, or there is no site yet. */
export async function answerAtDesk(
  path: string,
  { readSite, desk }: { readonly readSite: BuiltSiteReader; readonly desk: DeskReader },
): Promise<DeskAnswer | undefined> {
  if (!`${path}/`.endsWith(`/${deskAddress}`) && !path.endsWith(`/${deskAddress}`)) return undefined;
  const site = await readSite();
  if (site === undefined) return undefined;
  const own = `${site.baseUrl}${deskAddress}`;
  const isOfSite = isThere(resolveAddress(path, site));
  if (isOfSite || (path !== own && `${path}/` !== own)) return undefined;
  if (path !== own) return { kind: "redirect", location: encodePath(own), status: 302 };
  return { kind: "desk", page: await desk() };
}

const isThere = (answer: Answer): boolean =>
  answer.kind === "redirect" || (answer.kind === "file" && answer.status === 200);
