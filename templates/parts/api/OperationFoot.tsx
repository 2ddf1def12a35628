// The foot of an operation: its servers, tags and id, and the file that describes it alone.
import { hasChoice, Servers } from "#template/parts/api/Servers";
import { Icon } from "#template/parts/Icon";
import type { OperationBody } from "../../../src/model/api.ts";
import type { ApiTemplateProps } from "../../../src/model/template.ts";

/** The foot; nothing if it would be empty. */
export function OperationFoot({
  api,
  operation,
}: {
  readonly api: ApiTemplateProps;
  readonly operation: OperationBody;
}) {
  const { servers, hasOwnServers = false, tagLinks, operationId, isWebhook } = operation;
  // Servers shared by all operations are described on the overview page.
  const isSaid = hasOwnServers && servers.some(({ descriptionHtml }) => descriptionHtml !== undefined);
  const { t, refs, specLang, page } = api;
  const { operationFile } = page.head;
  return (
    <>
      {isWebhook || !(isSaid || hasChoice(servers)) ? null : (
        <details className="body servers">
          <summary>{t("apiServers")}</summary>
          <Servers api={api} servers={servers} />
        </details>
      )}
      {tagLinks.length === 0 && operationId === undefined && operationFile === undefined ? null : (
        <div className="tags operation-foot">
          {tagLinks.length === 0 ? null : (
            <ul aria-label={t("tags")}>
              {tagLinks.map((index) => (
                <li key={index}>
                  <a href={refs[index]?.href} lang={specLang}>
                    {refs[index]?.label}
                  </a>
                </li>
              ))}
            </ul>
          )}
          {operationId === undefined ? null : <code translate="no">{operationId}</code>}
          {operationFile === undefined ? null : (
            <p>
              <a href={operationFile} download>
                <Icon name="download" /> {t("apiOperationFile")}
              </a>
            </p>
          )}
        </div>
      )}
    </>
  );
}
