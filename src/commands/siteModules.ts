// Modules of a site, which are its configuration: they are run, and places in them are found.
import { sitePath } from "../model/brands.ts";
import type { World } from "../pipeline/world.ts";
import { diskFailure } from "../platform/failure.ts";
import type { SiteFolder } from "../platform/files.ts";
import { importModule } from "../platform/loadScript.ts";
import { runModule } from "../platform/workers/runModule.ts";
import type { FindInModule } from "../theme/modulePlaces.ts";
import { writeModule } from "../theme/writeModule.ts";

/** What modules need of their surroundings. */
interface SiteModulesRequest {
  readonly files: Pick<SiteFolder, "locate">;
  /** Absolute path of the folder where they are written before they run. */
  readonly workFolder: string;
  /** Longest time in which one does not give way; whoever waits for others has three times as long. */
  readonly limitMs: number;
  readonly signal: AbortSignal;
}

/** Prepares to run modules of a site. */
export function openSiteModules(request: SiteModulesRequest): Pick<World, "evaluateModule" | "findInModule"> {
  const { files, workFolder, limitMs, signal } = request;
  const finders = new Map<string, FindInModule>();
  return {
    evaluateModule: async (path) => {
      const file = await files.locate(path);
      if (file === undefined) throw new Error(`${path} does not exist`);
      // Loaded late: most configurations are data, and a bundler takes its time to load.
      const { evaluateModule } = await import("../theme/evaluateModule.ts");
      return await evaluateModule(file, {
        limitMs,
        workFolder,
        writeModule: writeOrRefuse,
        runModule: (address, isHarmless) =>
          // A thread of its own takes longer to start than most modules to run.
          isHarmless ? importDefault(address) : runModule(address, { busyMs: limitMs, wholeMs: 3 * limitMs, signal }),
        onPlaces: (find) => finders.set(path, find),
      });
    },
    findInModule: (path, pointer, of) => {
      const found = finders.get(path)?.(pointer, of);
      // What lies outside the site has no path there.
      if (found === undefined || /^(?:\.\.)?\//.test(found.file)) return undefined;
      const { file, ...place } = found;
      return { ...place, file: sitePath(path.slice(0, path.lastIndexOf("/") + 1) + file) };
    },
  };
}

async function importDefault(address: string): Promise<unknown> {
  const namespace: object = Object(await importModule(address));
  return "default" in namespace ? namespace.default : undefined;
}

/** A disk that refuses is no mistake in the module. */
async function writeOrRefuse(file: string, contents: Uint8Array): Promise<void> {
  await writeModule(file, contents).catch((error: unknown) => {
    throw diskFailure(`cannot write ${file}`, error);
  });
}
