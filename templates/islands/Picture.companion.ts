// Messages for pictures that are missing or slow, shown at once and without loading anything. A picture that failed
// while online is handed to its island.
import { announce } from "../client/live.ts";
import { all, onPage } from "../client/page.ts";
import type { PictureProps } from "./Picture.tsx";

/** How long a visible picture may load before a message says so, in milliseconds. */
const slowMs = 1000;
/** Smallest width of a picture with space for messages, in CSS pixels. */
const leastWidth = 120;

const selector = "hub-island.picture picture > img";
/** The element of an island, which hydrates on request. */
type Host = HTMLElement & { readonly hydrate?: () => void };

/** Watches all pictures of this page and of later ones. */
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
      // An eager picture starts loading before any script can run, and browsers do not cancel it.
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

/** A hydrated island shows its own messages. */
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

/** Setting `src` to the same URL makes the browser choose a file and load it again. */
function loadAgain(image: HTMLImageElement): void {
  image.setAttribute("src", image.src);
}

/** Shows a text, or a button with it, over a picture. */
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
  // The image keeps its alternative text for assistive technology; this copy is for sighted readers.
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

/** Offers to load a picture: with limited data, styles keep pictures from loading by themselves. */
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
