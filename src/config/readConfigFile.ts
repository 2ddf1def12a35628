// Reads a configuration file to a value and finds the places of its parts. Knows nothing of what they mean.
import { type SitePath, sitePath } from "../model/brands.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import type { DiagnosticCode } from "../model/diagnosticCodes.ts";
import type { Location } from "../model/location.ts";
import type { EvaluateModule, FindInModule, SiteFiles } from "../model/ports.ts";
import { decodeText } from "../source/decodeText.ts";
import { pointerOf } from "../source/jsonPointer.ts";
import { parseYaml } from "../source/yaml.ts";
import type { ConfigFormat } from "./findConfigFile.ts";
import { findCycle } from "./findCycle.ts";
import { formatKeyPath, type KeyPath } from "./keyPath.ts";

/** A configuration as written. */
export interface ConfigSource {
  readonly value: unknown;
  /** Place of a key or its value; in modules without a line where the value is not written as such. */
  locate(path: KeyPath, of: "key" | "value"): Location;
}

/** A configuration as written, or why it cannot be read. */
export type ReadConfig =
  | { readonly kind: "source"; readonly source: ConfigSource }
  | { readonly kind: "problem"; readonly diagnostic: Diagnostic };

/** What reading needs. */
interface ReadConfigInput {
  readonly path: SitePath;
  readonly format: ConfigFormat;
  readonly files: SiteFiles;
  readonly evaluateModule: EvaluateModule;
  readonly findInModule?: FindInModule;
  /** Whose abort ends evaluating; what it throws then is no mistake in the module. */
  readonly signal?: AbortSignal;
}

// Every value's place can be asked for: measured, 5 MiB of redirects take 16 s and 1 GB.
const maxBytes = 4 * 1024 * 1024;

/** Reads the file. */
export async function readConfigFile(input: ReadConfigInput): Promise<ReadConfig> {
  return input.format === "module" ? readModule(input) : readData(input);
}

async function readModule({ path, evaluateModule, findInModule, signal }: ReadConfigInput): Promise<ReadConfig> {
  let value: unknown;
  try {
    value = await evaluateModule(path);
  } catch (error) {
    signal?.throwIfAborted();
    // A full disk is told as such, and a machine that can start no bundler.
    if (error instanceof Error && (error.name === "PlatformFailure" || isOfMachine(error))) throw error;
    // Whatever the author's code throws, it is what is wrong with the configuration.
    const { reason, location } = placeIn(error instanceof Error ? error.message : String(error), path);
    const message = `cannot be evaluated: ${reason.trim().replace(/\s*\n\s*/g, " ")}`;
    const hint = hintOf(error) ?? "fix the error in the file or in what it imports";
    return problem({ code: "config-unreadable", message, location, hint });
  }
  if (value === undefined) {
    const hint = "write `export default defineConfig({ … })`";
    return problem({ code: "config-unreadable", message: "has no default export", location: { file: path }, hint });
  }
  const locate: ConfigSource["locate"] = (place, of) => {
    const pointer = pointerOf(place);
    const { file = path, line, column } = findInModule?.(path, pointer, of) ?? {};
    return { file, pointer, ...(line === undefined || column === undefined ? {} : { line, column }) };
  };
  const cycle = findCycle(value);
  return cycle === undefined
    ? { kind: "source", source: { value, locate } }
    : problem({
        code: "config-invalid",
        message: `${formatKeyPath(cycle.path)} is the same object as ${formatKeyPath(cycle.around)}, which contains it`,
        location: locate(cycle.path, "value"),
        hint: "remove it, or write its content out",
      });
}

const isOfMachine = (error: Error): boolean =>
  "code" in error && ["EBUNDLER", "EBUNDLERLATE", "ERR_WORKER_INIT_FAILED"].includes(String(error.code));

/** What an error says itself about mending it. */
function hintOf(error: unknown): string | undefined {
  return error instanceof Error && "hint" in error && typeof error.hint === "string" ? error.hint : undefined;
}

/** `names.ts:2:7: Unexpected "}"`; not `../shared.ts:1:1: …`, which is no file of the site. */
const placedReason = /^(?!\.\.\/|\/)([^\n:]+):(\d+):(\d+): /;

/** Where a reason says that it happened, counted from the module's folder; else the module. */
function placeIn(reason: string, path: SitePath): { readonly reason: string; readonly location: Location } {
  const [whole, file = "", line, column] = placedReason.exec(reason) ?? [];
  if (whole === undefined) return { reason, location: { file: path } };
  const folder = path.slice(0, path.lastIndexOf("/") + 1);
  return {
    reason: reason.slice(whole.length),
    location: { file: sitePath(folder + file), line: Number(line), column: Number(column) },
  };
}

async function readData({ path, files }: ReadConfigInput): Promise<ReadConfig> {
  const bytes = await files.read(path);
  if (bytes === undefined) {
    return problem({
      code: "config-unreadable",
      message: "cannot be read",
      location: { file: path },
      hint: "check that the file still exists",
    });
  }
  if (bytes.length > maxBytes) {
    return problem({
      code: "config-unreadable",
      message: `has ${bytes.length} bytes; the limit is ${maxBytes}`,
      location: { file: path, line: 1, column: 1 },
      hint: "shorten it, or write a module that generates it: hubdocs.config.mjs",
    });
  }
  const decoded = decodeText(bytes);
  if (decoded.kind === "invalid") {
    const message = `contains bytes that are not UTF-8: ${decoded.bytes}`;
    return problem({
      code: "config-unreadable",
      message,
      location: { file: path, ...decoded.position },
      hint: "save the file as UTF-8",
    });
  }
  const parsed = parseYaml(decoded.text);
  if (parsed.kind === "problem") {
    const { message, position, hint } = parsed.problem;
    return problem({ code: "config-unreadable", message, location: { file: path, ...position }, hint });
  }
  const { value, locate } = parsed.document;
  return {
    kind: "source",
    source: {
      // A file without content, or with comments alone, asks for defaults.
      value: value ?? {},
      locate: (place, of) => ({ file: path, ...locate(pointerOf(place), of), pointer: pointerOf(place) }),
    },
  };
}

function problem(diagnostic: { code: DiagnosticCode; message: string; location: Location; hint: string }): ReadConfig {
  return { kind: "problem", diagnostic: { severity: "error", ...diagnostic } };
}
