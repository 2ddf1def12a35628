// What pages of the tests run before their own scripts.

/**
 * What a page does that no page should: errors, refusals of the content security policy, files that do not come. Also the
 * colour mode at the time when there is something to paint.
 */
export const firstScript = `
  const seen = window.seen = { problems: [], mode: undefined };
  const note = (problem) => {
    // Firefox says so of an event of its own that its driver lets through while a page is left.
    if (!/^Error: Permission denied to access property "\\w+"$/.test(problem)) seen.problems.push(String(problem).slice(0, 300));
  };
  addEventListener("error", ({ target, message }) => {
    // A browser may give up what it loads in advance; Firefox does where it cannot keep it.
    if (target.rel !== "prefetch" && target.rel !== "next") note(message ?? target.src ?? target.href);
  }, true);
  addEventListener("unhandledrejection", ({ reason }) => note(reason));
  document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
    note(violatedDirective + " " + blockedURI));
  for (const name of ["error", "warn"]) {
    const say = console[name].bind(console);
    console[name] = (...words) => { note(words.join(" ")); say(...words); };
  }
  new MutationObserver((_, observer) => {
    if (document.body === null) return;
    seen.mode = document.documentElement.dataset.theme;
    observer.disconnect();
  }).observe(document, { childList: true, subtree: true });
`;
