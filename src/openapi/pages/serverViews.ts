// Servers as a page shows them.
import type { ApiServer } from "../../model/api.ts";
import type { ServerObject } from "../normalize/commonObjects.ts";
import { optional, type PageBuilder } from "./pageBuilder.ts";

const isSaid = (text: string | undefined): boolean => text !== undefined && text.trim() !== "";

/** Lists as pages show them: the servers of an API stand on the page of each of its operations. */
const viewsByList = new WeakMap<readonly ServerObject[], readonly ApiServer[]>();

/** Servers with an address. */
export function serverViews(servers: readonly ServerObject[], page: PageBuilder): readonly ApiServer[] {
  const views = viewsByList.get(servers) ?? madeViews(servers, page);
  viewsByList.set(servers, views);
  return views;
}

function madeViews(servers: readonly ServerObject[], page: PageBuilder): readonly ApiServer[] {
  return servers.flatMap(({ url, name, description, variables = {} }) => {
    if (url === undefined) return [];
    const label = servers.length > 1 ? (name ?? page.context.plainText(description ?? "")) : "";
    return [
      {
        url,
        ...(label === "" ? {} : { label }),
        ...optional({ descriptionHtml: page.html([name, description].filter(isSaid).join("\n\n")) }),
        variables: Object.entries(variables).map(([variable, object]) => ({
          name: variable,
          default: object.default ?? object.enum?.[0] ?? "",
          enum: object.enum ?? [],
          ...optional({ descriptionHtml: page.html(object.description) }),
        })),
      },
    ];
  });
}
