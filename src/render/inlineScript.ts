// The only script inside pages: it runs before the first paint and sets attributes of the root element, nothing else.
// Its text depends on the site's settings alone, so one hash allows it in a content security policy.
import type { EditionProps } from "../model/page.ts";
import { jsonForScript } from "./jsonForScript.ts";

/** Keys of the browser's storage that the script reads; templates/client/ writes them. */
export const storageKeys = {
  colorMode: "theme",
  announcementId: "hubdocs.announcement.id",
  announcementDismissed: "hubdocs.announcement.dismissed",
  sidebar: "hubdocs.sidebar",
} as const;

/** Texts of all inline scripts that pages of an edition can hold. */
export function inlineScripts(edition: EditionProps): readonly string[] {
  return [inlineScript(edition)];
}

/**
 * Text of the script: marks that scripts run, applies the stored colour mode (only `light` and `dark` are accepted),
 * hides an announcement that was closed under its present id, keeps a hidden sidebar hidden, and marks that data is dear
 * (pictures then load only when asked, so it must be known before the first one is laid out).
 */
export function inlineScript({ colorMode, announcement }: Pick<EditionProps, "colorMode" | "announcement">): string {
  const get = (key: string): string => `s.getItem(${jsonForScript(key)})`;
  const applyMode = [
    colorMode.respectSystem ? 'if(matchMedia("(prefers-color-scheme:dark)").matches)m="dark";' : "",
    colorMode.disableSwitch ? "" : `t=${get(storageKeys.colorMode)};if(t=="light"||t=="dark")m=t;`,
  ];
  const hideAnnouncement = announcement
    ? `if(${get(storageKeys.announcementId)}==${jsonForScript(announcement.id)}&&` +
      `${get(storageKeys.announcementDismissed)}=="true")d.dataset.announcementClosed="";`
    : "";
  const hideSidebar = `if(${get(storageKeys.sidebar)}=="hidden")d.dataset.sidebar="hidden";`;
  const saveData = 'var c=navigator.connection;if(c&&(c.saveData||/2g/.test(c.effectiveType)))d.dataset.saveData="";';
  return (
    `(function(){var d=document.documentElement,m=${jsonForScript(colorMode.default)},s,t;d.classList.add("js");` +
    `${saveData}try{${applyMode[0]}s=localStorage;${applyMode[1]}${hideAnnouncement}${hideSidebar}}catch(e){}` +
    "d.dataset.theme=m})()"
  );
}
