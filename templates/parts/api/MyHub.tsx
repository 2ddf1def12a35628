// The form in which readers set the address of their own server once; samples of all pages then show it. It is kept
// in the browser and sent nowhere; templates/client/apiSamples.ts does the work, so without scripts there is no form.
import type { ApiTemplateProps } from "../../../src/model/template.ts";

/** The address that stands in the samples when nothing is chosen. */
export interface MyHubProps {
  readonly api: ApiTemplateProps;
  readonly base: string;
}

/** The form, folded; its summary shows the address in use. */
export function MyHub({ api: { t }, base }: MyHubProps) {
  return (
    <details className="hub js-only" data-base={base}>
      <summary>
        {t("apiMyHub")} <code translate="no">{base}</code>
      </summary>
      <form
        noValidate
        data-saved={t("apiMyHubSaved")}
        data-failed={t("apiMyHubFailed")}
        data-reset={t("apiMyHubCleared")}
      >
        <label htmlFor="hub-address">{t("apiMyHubAddress")}</label>
        <input
          id="hub-address"
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          placeholder={base}
          aria-describedby="hub-note"
        />
        <button type="submit">{t("apiMyHubUse")}</button>
        <button type="reset">{t("apiMyHubReset")}</button>
        <p id="hub-note">{t("apiMyHubNote")}</p>
      </form>
    </details>
  );
}
