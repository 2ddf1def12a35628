// Saves the docs and specifications of today as a version. A run that was killed is settled first, and only one runs at a
// time. What is saved is planned elsewhere.
import { basename, join } from "node:path";
import { readVersionsFile, versionsFileName } from "../config/index.ts";
import { badCall } from "../model/badCall.ts";
import type { Config } from "../model/config.ts";
import { countOf } from "../model/countOf.ts";
import type { Diagnostic, Outcome } from "../model/diagnostic.ts";
import type { VersionsConfig } from "../model/userConfig.ts";
import { copiedBytes, planSnapshot, type Snapshot, versionsWith } from "../pipeline/planSnapshot.ts";
import { snapshotLedgers } from "../pipeline/snapshotLedgers.ts";
import type { World } from "../pipeline/world.ts";
import { addFolders, settleFolders } from "../platform/addFolders.ts";
import { lockOutput } from "../platform/output/outputLock.ts";
import { sideFolderOf } from "../platform/output/sideFolder.ts";

/** A version to save. */
interface KeptVersion {
  readonly name: string;
  readonly world: World;
  /** Reads the configuration, which names the versions that there are. */
  readonly readConfig: () => Promise<Outcome<Config | undefined>>;
}

const rival = {
  name: "another run of hubdocs version",
  hint: "wait until it is done; the version that it saves comes before this one",
};
const waitMs = 10_000;

/** Lines that say what was done, or why nothing was. @throws PlatformFailure when something cannot be written. */
export async function keepVersion({ name, world, readConfig }: KeptVersion): Promise<string | readonly Diagnostic[]> {
  const { siteFolder, signal } = world;
  const sideFolder = sideFolderOf(join(siteFolder, versionsFileName));
  const lock = await lockOutput({ sideFolder, outputName: versionsFileName, rival, waitMs, signal });
  try {
    const settled = settleFolders(siteFolder, versionsFileName);
    const earlier =
      settled === undefined || settled.folders.length === 0 ? undefined : basename(settled.folders[0] ?? "");
    if (earlier !== undefined && settled?.outcome === "stuck") return [halfSaved(earlier, settled.folders)];
    const told = earlier === undefined ? [] : [describeFinished(earlier)];
    if (earlier === name) return told.join("");
    const { value: config, diagnostics } = await readConfig();
    const saved = config === undefined ? diagnostics : await saveVersion(name, config, world);
    return typeof saved === "string" ? [...told, saved].join("\n") : saved;
  } finally {
    await lock.release();
  }
}

async function saveVersion(name: string, config: Config, world: World): Promise<string | readonly Diagnostic[]> {
  const snapshot = await planSnapshot({ name, config, files: world.files });
  if (!("copies" in snapshot)) return snapshot;
  const kept = await readVersionsFile(world.files);
  // The configuration has been checked together with this file.
  const known = (kept?.kind === "source" ? kept.source.value : {}) as VersionsConfig;
  const contents = [];
  for (const copy of snapshot.copies)
    contents.push({ from: copy.from, path: copy.to, bytes: await copiedBytes(copy, snapshot, world) });
  const ledgers = await snapshotLedgers({ name, config, files: world.files, contents });
  if ("diagnostics" in ledgers) return ledgers.diagnostics;
  const entry = { date: world.clock.date().toISOString().slice(0, 10), ...snapshot.entry };
  const list = `${JSON.stringify(versionsWith(name, entry, known), undefined, 2)}\n`;
  addFolders({
    root: world.siteFolder,
    folders: snapshot.folders,
    files: contents,
    beside: ledgers.value.map(({ file, text }) => ({ path: file, text })),
    last: { path: versionsFileName, text: list },
  });
  return describeSaved(name, snapshot);
}

function describeSaved(name: string, { docs, specs }: Snapshot): string {
  return `Version ${name}: ${countOf(docs, "file")} of docs, ${countOf(specs, "specification")}; listed in ${versionsFileName} as the latest one`;
}

const describeFinished = (name: string): string =>
  `Version ${name}, the saving of which was interrupted, is complete now, with the docs of that time; listed in ${versionsFileName} as the latest one`;

/** Says what a killed run has left where it can be neither finished nor taken back without touching somebody's changes. */
const halfSaved = (name: string, folders: readonly string[]): Diagnostic =>
  badCall(
    `the saving of version ${name} was interrupted, and ${versionsFileName}, its folders or a record of translations have been changed since`,
    `to keep what was saved in ${folders.join(", ")}, add "${name}" to the list in ${versionsFileName}; otherwise remove these folders and run the command again`,
  );
