// The servers of an API.
import { CodeList } from "#template/parts/api/CodeList";
import type { ApiServer } from "../../../src/model/api.ts";
import { serverAddress } from "../../../src/model/apiServers.ts";
import type { ApiTemplateProps } from "../../../src/model/template.ts";

/** The servers of an API or of one operation. */
export interface ServersProps {
  readonly api: ApiTemplateProps;
  readonly servers: readonly ApiServer[];
}

/** A row for each server: its URL, its description, its variables. */
export function Servers({ api: { t, Html }, servers }: ServersProps) {
  return (
    <ul className="rows">
      {servers.map(({ url, descriptionHtml, variables }) => (
        <li key={url}>
          <code className="n" translate="no">
            {url}
          </code>
          {descriptionHtml === undefined ? null : <Html as="div" className="prose" html={descriptionHtml} />}
          {variables.length === 0 ? null : (
            <ul className="map">
              {variables.map((variable) => (
                <li key={variable.name}>
                  <code>{`{${variable.name}}`}</code> {t("apiDefault")} <code>{variable.default || '""'}</code>
                  {variable.enum.length === 0 ? null : (
                    <>
                      {" "}
                      · {t("apiPossibleValues")} <CodeList values={variable.enum} />
                    </>
                  )}
                  {variable.descriptionHtml === undefined ? null : (
                    <Html as="div" className="prose" html={variable.descriptionHtml} />
                  )}
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Whether there is more to say about the servers than the URL before the path. */
export const hasChoice = (servers: readonly ApiServer[]): boolean =>
  servers.length > 1 ||
  servers.some((server) => server.variables.length > 0 || serverAddress(server) !== server.url.replace(/\/+$/, ""));
