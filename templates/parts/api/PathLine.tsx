// Method and URL of an operation, for reading and copying.
import { Fragment } from "react";
import { Badges } from "#template/parts/api/Badges";
import { MethodBadge } from "#template/parts/api/MethodBadge";
import type { OperationBody } from "../../../src/model/api.ts";
import { serverAddress } from "../../../src/model/apiServers.ts";
import type { ApiTemplateProps, Translate } from "../../../src/model/template.ts";

/** The operation whose URL is shown. */
export interface PathLineProps {
  readonly api: ApiTemplateProps;
  readonly operation: Pick<OperationBody, "method" | "path" | "isWebhook" | "servers" | "stability" | "badges">;
}

/** The line. A webhook has a name instead of a URL. */
export function PathLine({ api: { t }, operation }: PathLineProps) {
  const { method, path, isWebhook, servers, stability, badges = [] } = operation;
  const [server] = servers;
  const base = server === undefined || isWebhook ? "" : serverAddress(server);
  return (
    <>
      <Badges badges={badges.filter(({ isBefore }) => isBefore)} />
      <div className="code path">
        <MethodBadge method={method} /> {isWebhook ? <span className="c">{t("apiWebhook")}</span> : null}{" "}
        {stability === undefined ? null : <span className="c">{stabilityText(stability, t)}</span>}{" "}
        <code translate="no">
          {base === "" ? null : (
            <>
              <span className="base" data-base={base}>
                {base}
              </span>
              <wbr />
            </>
          )}
          <PathParts path={path} />
        </code>
        <button type="button" className="code-copy js-only" data-copied={t("copied")} data-failed={t("copyFailed")}>
          {t("copy")}
        </button>
      </div>
      <Badges badges={badges.filter(({ isBefore }) => !isBefore)} />
    </>
  );
}

/** The words for a stability: translated if known, else as the author wrote them. */
function stabilityText(stability: string, t: Translate): string {
  if (stability === "experimental") return t("apiExperimental");
  return stability === "stable" ? t("apiStable") : stability;
}

/** The path with its parameters marked; a long path breaks before slashes. */
export function PathParts({ path }: { readonly path: string }) {
  return partsOf(path).map(({ text, start }) => (
    <Fragment key={start}>
      {start > 0 && text.startsWith("/") ? <wbr /> : null}
      {text.startsWith("{") ? <b>{text}</b> : text}
    </Fragment>
  ));
}

/** Splits `/rooms/{id}/log` into `/rooms`, `/`, `{id}`, `/log`, each with its offset in the path. */
function partsOf(path: string): readonly { readonly text: string; readonly start: number }[] {
  const pieces = path.split(/(\{[^{}]*\})/).filter((piece) => piece !== "");
  const texts = pieces.flatMap((piece) => (piece.startsWith("{") ? [piece] : piece.split(/(?<=.)(?=\/)/)));
  let start = 0;
  return texts.map((text) => {
    start += text.length;
    return { text, start: start - text.length };
  });
}
