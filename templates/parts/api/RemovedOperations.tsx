// Operations that were removed from an API, each linked to its page in the last version that had it.
import { Chip } from "#template/parts/api/Constraints";
import { MethodBadge } from "#template/parts/api/MethodBadge";
import { PathParts } from "#template/parts/api/PathLine";
import { SectionHeading } from "#template/parts/api/SectionHeading";
import type { RemovedOperation } from "../../../src/model/page.ts";
import type { ApiTemplateProps } from "../../../src/model/template.ts";

/** Removed operations for the overview. */
export interface RemovedOperationsProps {
  readonly api: ApiTemplateProps;
  readonly operations: readonly RemovedOperation[];
  /** URL of the page of changes. */
  readonly changesHref?: string | undefined;
}

/** The list under its heading, and a link to all changes; nothing for an API with one version. */
export function RemovedOperations({ api, operations, changesHref }: RemovedOperationsProps) {
  const { t } = api;
  if (changesHref === undefined) return null;
  return (
    <section>
      <SectionHeading api={api} level={2} id="api-changes" title={t("apiChanges")} />
      <p>
        <a href={changesHref}>{t("apiAllChanges")}</a>
      </p>
      {operations.length === 0 ? null : (
        <>
          <SectionHeading api={api} level={3} id="api-removed" title={t("apiRemovedOperations")} />
          <ul className="operations changes">
            {operations.map(({ method, path, version, href }) => (
              <li key={`${method} ${path}`}>
                <MethodBadge method={method} />{" "}
                <code translate="no">
                  <a href={href}>
                    <PathParts path={path} />
                  </a>
                </code>
                <Chip text={t("apiRemovedIn", { version })} />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
