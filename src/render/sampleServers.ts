// Finds the servers of the site's APIs in the code of a page, so that readers can have the address of their own in its place.
import type { NamedServer } from "../model/api.ts";
import type { CodeBlockTemplateProps } from "../model/template.ts";
import { escapeHtml } from "./escapeHtml.ts";

type ServerProps = Pick<CodeBlockTemplateProps, "server" | "offersServer">;

/** Asked for one code block of a page after the other; takes its HTML. */
export type SampleServers = (codeHtml: string) => ServerProps;

const none: ServerProps = {};

/**
 * Begins with a page. The first block that names a server of which there are many also offers the form for it: one is enough for
 * all samples.
 */
export function openSampleServers(servers: readonly NamedServer[] = []): SampleServers {
  if (servers.length === 0) return () => none;
  let isOffered = false;
  return (codeHtml) => {
    const server = servers.find(({ base }) => includesAddress(codeHtml, escapeHtml(base)));
    if (server === undefined) return none;
    const offersServer = !isOffered && (server.isOneOfMany || server.name !== undefined);
    isOffered ||= offersServer;
    return { server, offersServer };
  };
}

/** Whether HTML has an address that ends there: `http://hub/api` is not in `http://hub/api2` or `http://hub/api-old`. */
function includesAddress(html: string, address: string): boolean {
  for (let at = html.indexOf(address); at >= 0; at = html.indexOf(address, at + 1)) {
    if (!/[\w-]/.test(html.charAt(at + address.length))) return true;
  }
  return false;
}
