// What runs in the page that is measured: when words came into view, how far things moved, how long nothing could answer.

/**
 * Starts to watch, before anything of the page is there. Text counts when it stands in the window, outside of navigation
 * and of what is as narrow as a sidebar.
 */
export function watchWords(words) {
  const state = { inView: undefined, shift: 0, blockedMs: 0, changed: 0, visible: new Set() };
  window.hubdocsBench = state;
  const seen = new WeakSet();
  const sight = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target, time } of entries) {
      if (!isIntersecting) state.visible.delete(target);
      else if (target.closest("nav, aside, head") === null && getComputedStyle(target).visibility === "visible") {
        state.visible.add(target);
        state.inView ??= time;
      }
    }
  });
  const look = (node) => {
    if (!node.textContent?.includes(words)) return;
    const inner = [...node.childNodes].filter((child) => child.textContent?.includes(words));
    for (const child of inner) look(child);
    const element = node instanceof Element ? node : node.parentElement;
    if (inner.length > 0 || element === null || seen.has(element)) return;
    seen.add(element);
    sight.observe(element);
  };
  new MutationObserver((records) => {
    state.changed = performance.now();
    for (const { target, addedNodes, type } of records) {
      if (type === "characterData") look(target);
      for (const node of addedNodes) look(node);
      // Words may have come in pieces.
      if (target instanceof Element && target.childElementCount < 20) look(target);
    }
  }).observe(document, { childList: true, characterData: true, subtree: true });
  const observe = (type, add) =>
    new PerformanceObserver((list) => list.getEntries().forEach(add)).observe({ type, buffered: true });
  observe("layout-shift", ({ value, hadRecentInput }) => {
    if (!hadRecentInput) state.shift += value;
  });
  observe("longtask", ({ duration }) => {
    state.blockedMs += Math.max(0, duration - 50);
  });
}

/** Whether a text can be found by the browser: it is drawn, or in what the browser opens when it finds something there. */
export function canBeFound(words) {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT);
  for (let element = walker.nextNode(); element !== null; element = walker.nextNode()) {
    if (!element.textContent.includes(words) || element.closest("nav, aside, script, style, template") !== null)
      continue;
    if ([...element.children].some((child) => child.textContent.includes(words))) continue;
    const opened = element.closest("details:not([open]), [hidden=until-found]");
    if (opened !== null || element.checkVisibility({ visibilityProperty: true })) return true;
  }
  return false;
}

/** Elements of the document, with those in shadows. */
export function countElements() {
  const count = (root) =>
    [...root.querySelectorAll("*")].reduce(
      (sum, { shadowRoot }) => sum + 1 + (shadowRoot === null ? 0 : count(shadowRoot)),
      0,
    );
  return count(document);
}
