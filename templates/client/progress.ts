// The progress bar at the top of the window while a page loads. Shown only for pages that take long.

/** How long a page may load before the bar appears, in milliseconds. */
const delayMs = 200;
const stepMs = 200;
const trickleMs = 800;
const start = 0.08;
const most = 0.994;

/** The progress bar: call `start` when a page is requested, `finish` when it is shown or no longer wanted. */
export interface Progress {
  start(): void;
  finish(): void;
}

/** Makes the progress bar; it is not shown yet. */
export function makeProgress(): Progress {
  let bar: HTMLElement | undefined;
  let done = 0;
  let timer: number | undefined;
  const show = (part: number): void => {
    done = part;
    if (!bar) return;
    bar.style.transform = `translateX(${(part - 1) * 100}%)`;
    bar.ariaValueNow = String(Math.round(part * 100));
  };
  const advance = (step: number): void => show(Math.min(done + step, most));
  const later = (next: () => void, ms: number): void => {
    clearTimeout(timer);
    timer = window.setTimeout(next, ms);
  };
  const trickle = (): void => {
    advance(Math.random() * 0.02);
    later(trickle, trickleMs);
  };
  const remove = (): void => {
    bar?.remove();
    bar = undefined;
  };
  return {
    start() {
      remove();
      later(() => {
        bar = addBar();
        show(start);
        later(trickle, trickleMs);
      }, delayMs);
    },
    finish() {
      clearTimeout(timer);
      if (bar === undefined) return;
      advance(0.3 + Math.random() * 0.5);
      later(() => {
        show(1);
        later(() => {
          bar?.classList.add("is-done");
          later(remove, stepMs);
        }, stepMs);
      }, stepMs);
    },
  };
}

function addBar(): HTMLElement {
  const bar = document.createElement("div");
  bar.className = "progress";
  bar.role = "progressbar";
  bar.ariaLabel = document.getElementById("live")?.dataset["loading"] ?? null;
  return document.body.appendChild(bar);
}
