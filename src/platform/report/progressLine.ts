// Shows progress to people: as one line that is updated on a terminal, elsewhere as a plain line now and then.
import type { BuildPhase, ProgressEvent } from "../progress.ts";
import { formatSeconds } from "./summary.ts";

const phaseNames: Readonly<Record<BuildPhase, string>> = {
  scan: "listing sources",
  read: "reading pages",
  images: "preparing images",
  render: "writing pages",
  cards: "drawing social cards",
  index: "indexing for search",
  links: "asking other sites",
};

// A terminal is updated often enough to look alive; a log only gets lines from long work.
const terminalPauseMs = 80;
const logPauseMs = 5_000;

/** Where progress goes. */
interface ProgressOutput {
  readonly write: (text: string) => void;
  readonly isTerminal: boolean;
  /** Milliseconds that only grow. */
  readonly now: () => number;
}

/** Shows the progress of one build. */
export interface ProgressLine {
  show(event: ProgressEvent): void;
  /** Removes the line, so that other text can be printed. */
  clear(): void;
}

/** Starts a progress line; time counts from this call. */
export function startProgress({ write, isTerminal, now }: ProgressOutput): ProgressLine {
  const startedMs = now();
  const pauseMs = isTerminal ? terminalPauseMs : logPauseMs;
  let shownMs = isTerminal ? startedMs - pauseMs : startedMs;
  let isShown = false;
  return {
    show: (event) => {
      const nowMs = now();
      if (nowMs - shownMs < pauseMs) return;
      shownMs = nowMs;
      isShown = true;
      const text = formatProgress(event, nowMs - startedMs);
      write(isTerminal ? `\r\u001b[2K${text}` : `${text}\n`);
    },
    clear: () => {
      if (isShown && isTerminal) write("\r\u001b[2K");
      isShown = false;
    },
  };
}

/** `writing pages 120 of 2000, 3.4 s`. */
function formatProgress({ phase, done, total }: ProgressEvent, elapsedMs: number): string {
  const amount = done === undefined ? "" : ` ${done}${total === undefined ? "" : ` of ${total}`}`;
  return `${phaseNames[phase]}${amount}, ${formatSeconds(elapsedMs)}`;
}
