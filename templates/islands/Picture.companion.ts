// Pictures that are not there: what can be said with no network or a slow one is said here, at once and without
// loading anything; a picture that failed online is handed to its island.
import { announce } from "../client/live.ts";
import { all, onPage } from "../client/page.ts";
import type { PictureProps } from "./Picture.tsx";

/** A picture in view that takes longer is said to be loading, milliseconds. */
const slowMs = 1000;
/** Narrower pictures have no room for words, CSS pixels. */
const leastWidth = 120;

const selector = "hub-island.picture picture > img";
/** The element of an island; it loads and hydrates when asked. */
type Host = HTMLElement & { readonly hydrate?: () => void };

/** Follows all pictures of this page and of later ones. */
function startPictures(): void {
  document.addEventListener("error", (event) => withPicture(event, fail), true);
  document.addEventListener("load", (event) => withPicture(event, clear), true);
  addEventListener("online", () => {
    for (const state of all(".picture-state[data-offline]")) {
      const image = state.parentElement?.querySelector<HTMLImageElement>("picture > img");
      state.remove();
      if (image) loadAgain(image);
    }
  });
  onPage(() => {
    for (const image of all(selector)) {
      if (!(image instanceof HTMLImageElement)) continue;
      // An eager picture is on its way before any script can run, and browsers do not call it off.
      const isDear = "saveData" in document.documentElement.dataset && image.loading === "lazy";
      if (!image.complete) isDear ? wait(image) : watcher.observe(image);
      else if (image.naturalWidth === 0) fail(image);
    }
  });
}

function withPicture({ target }: Event, act: (image: HTMLImageElement) => void): void {
  if (target instanceof HTMLImageElement && target.matches(selector)) act(target);
}

const hostOf = (image: HTMLImageElement): Host | null => image.closest<Host>("hub-island");

/** An island that is alive speaks for itself. */
const isAlive = (host: Host): boolean => "hydrated" in host.dataset;

function textsOf(host: Host): PictureProps["texts"] {
  const props: PictureProps = JSON.parse(host.dataset["props"] ?? "{}");
  return props.texts;
}

function fail(image: HTMLImageElement): void {
  const host = hostOf(image);
  if (host === null || isAlive(host)) return;
  clear(image);
  if (navigator.onLine) host.hydrate?.();
  else announce(say(host, textsOf(host).offline, "offline"));
}

function clear(image: HTMLImageElement): void {
  const host = hostOf(image);
  if (host !== null && !isAlive(host)) host.querySelector(".picture-state")?.remove();
}

/** The same address once more makes a browser choose and load anew. */
function loadAgain(image: HTMLImageElement): void {
  image.setAttribute("src", image.src);
}

/** Puts words, or a button with them, over a picture. */
// biome-ignore lint/complexity/useMaxParams: an object would cost bytes of every page with a picture
function say(host: Host, text: string, mark: string, press?: () => void): string {
  const state = document.createElement("span");
  state.className = "picture-state";
  state.dataset[mark] = "";
  const words = document.createElement(press ? "button" : "span");
  words.textContent = text;
  if (press) {
    words.className = "button";
    words.addEventListener("click", (event) => {
      event.preventDefault(); // the picture may be a link
      press();
    });
  }
  // The image keeps its text for assistive tools; this is for eyes.
  const alt = document.createElement("span");
  alt.ariaHidden = "true";
  alt.textContent = host.querySelector<HTMLImageElement>("picture > img")?.alt ?? "";
  state.append(alt, words);
  host.append(state);
  return text;
}

const watcher = new IntersectionObserver((entries) => {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting || !(target instanceof HTMLImageElement)) continue;
    watcher.unobserve(target);
    setTimeout(() => {
      const host = hostOf(target);
      if (host === null || target.complete || isAlive(host) || target.clientWidth < leastWidth) return;
      announce(say(host, textsOf(host).loading, "loading"));
    }, slowMs);
  }
});

/** Offers to load a picture: data is dear, so the style keeps pictures from loading by themselves. */
function wait(image: HTMLImageElement): void {
  const host = hostOf(image);
  if (host === null || host.querySelector(".picture-state") !== null) return;
  const needed = image.clientWidth * devicePixelRatio;
  const { load } = textsOf(host);
  const { text = "" } = load.find(({ width }) => width >= needed) ?? load.at(-1) ?? {};
  say(host, text, "wait", () => {
    image.tabIndex = -1;
    image.focus({ preventScroll: true });
    clear(image);
    image.loading = "eager";
    watcher.observe(image);
  });
}

startPictures();
