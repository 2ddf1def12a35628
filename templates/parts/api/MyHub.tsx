// Places the island in which readers choose a server or enter their own; without scripts there is no form.
import type { ApiServer } from "../../../src/model/api.ts";
import type { ApiTemplateProps } from "../../../src/model/template.ts";
import { serverChoices } from "./serverAddress.ts";

/** The default address in samples, and the servers to choose from. */
export interface MyHubProps {
  readonly api: ApiTemplateProps;
  readonly base: string;
  /** The servers of the API or operation. */
  readonly servers: readonly ApiServer[];
}

/** The island with its texts. */
export function MyHub({ api: { t, Island, serverName }, base, servers }: MyHubProps) {
  const choices = serverChoices(servers, base);
  const texts = {
    title: serverName ?? t("apiMyHub"),
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
