// The version of the docs that a page belongs to, above its title.
import { interfaceLang } from "../../src/model/interfaceLang.ts";
import type { TemplateProps } from "../../src/model/template.ts";

/** The badge; nothing if the site has one version. */
export function VersionBadge({ version, ...shell }: TemplateProps & { readonly version: string | undefined }) {
  if (version === undefined) return null;
  return (
    <p className="badge" lang={interfaceLang(shell)}>
      {shell.t("versionLabel", { version })}
    </p>
  );
}
