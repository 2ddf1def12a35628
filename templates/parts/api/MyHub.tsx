// Where readers set the address of their own server; without scripts there is no form.
import type { ApiTemplateProps } from "../../../src/model/template.ts";

/** The address that stands in the samples when nothing is chosen. */
export interface MyHubProps {
  readonly api: ApiTemplateProps;
  readonly base: string;
}

/** The form with its texts. */
export function MyHub({ api: { t, Island, serverName }, base }: MyHubProps) {
  const texts = {
    title: serverName ?? t("apiMyHub"),
    address: t("apiMyHubAddress"),
    use: t("apiMyHubUse"),
    reset: t("apiMyHubReset"),
    note: t("apiMyHubNote"),
    saved: t("apiMyHubSaved"),
    failed: t("apiMyHubFailed"),
    cleared: t("apiMyHubCleared"),
  };
  return <Island name="MyHub" id="my-hub" className="js-only" when="intent" props={{ base, texts }} />;
}
