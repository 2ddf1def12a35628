// The scripts inside pages. Their texts depend on the site's settings alone, so one hash of each allows them in a
// content security policy.
import type { EditionProps } from "../model/page.ts";
import { jsonForScript } from "./jsonForScript.ts";

/** Keys of the browser's storage that the script reads, behind the site's own beginning; templates/client/ writes them. */
const storageKeys = {
  colorMode: "theme",
  announcementId: "hubdocs.announcement.id",
  announcementDismissed: "hubdocs.announcement.dismissed",
  sidebar: "hubdocs.sidebar",
} as const;

/** Makes a box for a message in `b`. Its looks do not depend on the style, which may be missing, too. */
const boxScript =
  'b=document.createElement("div");b.setAttribute("role","alert");' +
  'b.style.cssText="padding:1em;border:4px solid #b3202e;background:#fff;color:#221d17;font:1em/1.5 sans-serif;white-space:pre-line";';

/** Texts of all inline scripts that pages of an edition can hold. */
export function inlineScripts(edition: EditionProps): readonly string[] {
  return edition.baseUrlBanner ? [inlineScript(edition), baseUrlScript] : [inlineScript(edition)];
}

/**
 * Text of the script that runs before the first paint of every page and sets attributes of the root element, nothing
 * else: marks that scripts run and that data is dear (pictures then load only when asked, so it must be known before the
 * first one is laid out), applies the colour mode of the address (`?theme=dark`) or the stored one (only `light` and
 * `dark` are accepted; a site without the switch forgets it), hides an announcement that was closed under its present
 * id, and keeps a hidden sidebar hidden. When the boot script (it sets `data-booted`) has not come by the time the
 * document is read, it takes the mark back: the page then works as it does without scripts, instead of showing buttons
 * that nothing answers. What it says about that comes from an attribute of its own element, so that it is in no page's text.
 */
export function inlineScript({
  colorMode,
  announcement,
  storageNamespace = "",
}: Pick<EditionProps, "colorMode" | "announcement" | "storageNamespace">): string {
  const keyOf = (key: string): string => jsonForScript(storageNamespace + key);
  const get = (key: string): string => `s.getItem(${keyOf(key)})`;
  const other = colorMode.default === "dark" ? "light" : "dark";
  const applyMode = [
    colorMode.respectSystem ? `if(matchMedia("(prefers-color-scheme:${other})").matches)m="${other}";` : "",
    colorMode.disableSwitch
      ? `s.removeItem(${keyOf(storageKeys.colorMode)});`
      : `t=${get(storageKeys.colorMode)};if(t=="light"||t=="dark")m=t;`,
  ];
  const hideAnnouncement = announcement
    ? `if(${get(storageKeys.announcementId)}==${jsonForScript(announcement.id)}&&` +
      `${get(storageKeys.announcementDismissed)}=="true")d.dataset.announcementClosed="";`
    : "";
  const hideSidebar = `if(${get(storageKeys.sidebar)}=="hidden")d.dataset.sidebar="hidden";`;
  const withoutBoot =
    'document.addEventListener("DOMContentLoaded",function(){if("booted"in d.dataset)return;d.classList.remove("js");' +
    `var ${boxScript}b.id="no-scripts";b.textContent=e.noScripts;document.body.prepend(b)});`;
  const saveData = 'var c=navigator.connection;if(c&&(c.saveData||/2g/.test(c.effectiveType)))d.dataset.saveData="";';
  return (
    `(function(){var d=document.documentElement,e=document.currentScript.dataset,m=${jsonForScript(colorMode.default)},s,t;d.classList.add("js");` +
    `${withoutBoot}${saveData}try{${applyMode[0]}s=localStorage;${applyMode[1]}${hideAnnouncement}${hideSidebar}}catch(e){}` +
    "if(t=/[?&]theme=(light|dark)(&|$)/.exec(location.search))m=t[1];d.dataset.theme=m})()"
  );
}

/**
 * Text of the script of landing pages, the same for all sites and locales: says at the top of the page that the style
 * (it sets `--navbar`) did not come, which is what a wrong base URL looks like; this goes before what every page says
 * about scripts. What it says comes from the attributes of its own element, so nothing of it is in the page's text, and
 * enters the page as text, never as markup.
 */
export const baseUrlScript = [
  "(function(){var s=document.currentScript.dataset,r=document.documentElement;",
  "function check(){",
  'if(getComputedStyle(r).getPropertyValue("--navbar"))return;',
  // A style may still be on its way when the document has been read.
  'if(document.readyState!="complete")return addEventListener("load",check);',
  'var p=location.pathname.replace(/[^/]*\\.html$/,"").replace(/\\/?$/,"/");',
  'if(s.home&&p.slice(-s.home.length-1)=="/"+s.home)p=p.slice(0,-s.home.length);',
  `var o=document.getElementById("no-scripts"),${boxScript}if(o)o.remove();`,
  'b.textContent=s.wrong.replace("{suggestion}",function(){return p});',
  "document.body.prepend(b)}",
  'document.addEventListener("DOMContentLoaded",check)})()',
].join("");

/**
 * Text of the script of redirects, the same for all sites: leads on with the query and the hash of the address that was
 * opened. What the new address says itself stays; only its hash gives way to the reader's.
 */
export const redirectScript = [
  "(function(){var u=new URL(document.links[0].href),l=location;",
  'u.search+=u.search?l.search.replace("?","&"):l.search;',
  "if(l.hash)u.hash=l.hash;",
  "l.replace(u)})()",
].join("");
