// Loads a site's own templates once in a thread of their own, before anything else does: what they do while they are loaded
// (throw, end the process, never give way) is then told as what it is, and where.
import type { Diagnostic } from "../../model/diagnostic.ts";
import { runFile } from "../../platform/workers/runModule.ts";
import { openTemplatePlaces, type TemplateBundle } from "../../theme/templatePlaces.ts";
import type { Theme } from "../../theme/theme.ts";
import type { World } from "../world.ts";
import { browserHint } from "./templateHint.ts";

type Surroundings = Pick<World, "siteFolder" | "workFolder" | "itemLimitMs" | "signal" | "hash" | "program" | "cache">;

/** What is wrong with templates that cannot be loaded. Those that have been loaded before are known to be right. */
export async function tryTemplates(
  { rendererFile, rendererMap, templatesHash }: Pick<Theme, "rendererFile" | "rendererMap" | "templatesHash">,
  { itemLimitMs, signal, hash, program, cache: { entries }, ...folders }: Surroundings,
): Promise<Diagnostic | undefined> {
  if (rendererMap === undefined) return undefined;
  const key = hash(["loadable templates", program, templatesHash].join("\n"));
  if (entries.find("theme", key) !== undefined) return undefined;
  try {
    const limits = { busyMs: itemLimitMs, wholeMs: 3 * itemLimitMs, lingerMs: 0, signal };
    await runFile(rendererFile, limits);
    entries.put("theme", key, Buffer.from("1"));
    return undefined;
  } catch (error) {
    signal.throwIfAborted();
    // Of a machine that has no thread or file to spare nothing follows for the templates.
    if (isOfMachine(error)) return undefined;
    return fault(error, { rendererFile, readMap: () => rendererMap, ...folders });
  }
}

/** Whether the machine has refused. What crosses from a thread has its code in its message alone. */
function isOfMachine(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const hasNoThread = "code" in error && error.code === "ERR_WORKER_INIT_FAILED";
  return hasNoThread || /^(?:EMFILE|ENFILE|EAGAIN|ENOMEM)\b/.test(error.message);
}

function fault(error: unknown, bundle: TemplateBundle): Diagnostic {
  const reason = error instanceof Error ? error.message : String(error);
  const location = error instanceof Error ? openTemplatePlaces(bundle)(error.stack ?? "") : undefined;
  const own = error instanceof Error && "hint" in error ? String(error.hint) : browserHint(reason, location?.file);
  const hint = own ?? "code outside functions runs as soon as a template is loaded: move it, or fix it there";
  return {
    code: "template-failed",
    severity: "error",
    message: `The module of the site's templates cannot be loaded: ${reason}`,
    ...(location === undefined ? {} : { location }),
    hint,
  };
}
