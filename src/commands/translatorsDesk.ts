// The translators' desk of a site that is being written: what translators have to do, found out when somebody asks. Requests at
// the same time are answered with one page; whoever asks after an edit gets a page that knows of it.
import { renderReportFailure } from "../outputs/translationReport/renderReportFailure.ts";
import { reportPolicy, reportStyle } from "../outputs/translationReport/reportStyle.ts";
import { policyHashOf } from "../platform/hash.ts";
import type { DeskPage, DeskReader } from "../platform/http/desk.ts";
import type { TranslationsThread } from "./siteThreads.ts";

/** A desk. */
interface TranslatorsDesk {
  readonly read: DeskReader;
  /** Ends what is under way. */
  stop(): Promise<void>;
}

interface Running {
  /** How many edits had been seen when it began. */
  readonly edits: number;
  readonly thread: TranslationsThread;
  readonly page: Promise<DeskPage>;
}

/**
 * Opens a desk. Nothing is done before somebody asks.
 * @param start Begins to find out what is to be done.
 * @param countEdits How many edits of the site have been seen.
 */
export function openTranslatorsDesk(start: () => TranslationsThread, countEdits: () => number): TranslatorsDesk {
  let running: Running | undefined;
  const begin = (): Running => {
    const thread = start();
    const now: Running = {
      edits: countEdits(),
      thread,
      page: pageOf(thread).finally(() => {
        running = undefined;
      }),
    };
    running = now;
    return now;
  };
  return {
    read: async () => {
      // One at a time: two would take twice as long, and the processors from the writer.
      while (running !== undefined && running.edits !== countEdits()) await running.page;
      return await (running ?? begin()).page;
    },
    stop: async () => {
      await running?.thread.stop();
    },
  };
}

async function pageOf({ answer }: TranslationsThread): Promise<DeskPage> {
  const contentSecurity = `${reportPolicy(policyHashOf(reportStyle))}; frame-ancestors 'none'`;
  try {
    const { page, errors } = await answer;
    return { ok: page !== undefined, html: page ?? renderReportFailure(errors), contentSecurity };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { ok: false, html: renderReportFailure([{ message }]), contentSecurity };
  }
}
