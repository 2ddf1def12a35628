// The switch between light and dark mode. Its label says what it does and which mode is on.
import { Icon } from "#template/parts/Icon";
import type { EditionProps } from "../../src/model/page.ts";
import type { TemplateProps, Translate } from "../../src/model/template.ts";

/** The switch; nothing if the site has only one mode. Both labels are in the page; a script selects the right one. */
export function ColorModeSwitch({ edition, t, Once }: TemplateProps) {
  const { colorMode } = edition;
  if (colorMode.disableSwitch) return null;
  return <Once of={colorMode} render={() => switchOf(colorMode, t)} />;
}

function switchOf(colorMode: EditionProps["colorMode"], t: Translate) {
  const light = t("colorModeSwitch", { mode: t("lightMode") });
  const dark = t("colorModeSwitch", { mode: t("darkMode") });
  const label = colorMode.default === "dark" ? dark : light;
  return (
    <button
      type="button"
      className="icon-button color-mode-switch js-only"
      aria-label={label}
      title={label}
      data-light={light}
      data-dark={dark}
    >
      <Icon name="sun" />
      <Icon name="moon" />
    </button>
  );
}
