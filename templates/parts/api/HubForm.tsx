// Places the island in which readers choose a server or enter their own; without scripts there is no form.
import type { NamedServer } from "../../../src/model/api.ts";
import type { TemplateProps } from "../../../src/model/template.ts";

/** The default address in samples, the servers to choose from, and what the own one is called. */
export interface HubFormProps extends Pick<NamedServer, "base" | "choices"> {
  readonly name?: string | undefined;
  readonly shell: Pick<TemplateProps, "t" | "Island">;
}

/** The island with its texts; one on a page. */
export function HubForm({ shell: { t, Island }, base, choices, name }: HubFormProps) {
  const texts = {
    title: name ?? t("apiMyHub"),
    servers: t("apiServers"),
    address: t("apiMyHubAddress"),
    use: t("apiMyHubUse"),
    reset: t("apiMyHubReset"),
    note: t("apiMyHubNote"),
    saved: t("apiMyHubSaved"),
    chosen: t("apiMyHubChosen"),
    failed: t("apiMyHubFailed"),
    cleared: t("apiMyHubCleared"),
  };
  return <Island name="MyHub" id="my-hub" className="js-only" when="intent" props={{ base, choices, texts }} />;
}
