// Writes the files for programs. They depend on the shared part of the site and on the outlines of its pages, which most
// edits do not change: then the files in the present output are kept.
import type { Hash, OutputPath } from "../../model/brands.ts";
import type { HashFunction } from "../../model/ports.ts";
import type { Staging } from "../../platform/output/staging.ts";
import { type OutlinedPages, recallOrMake } from "../pages/siteMemo.ts";
import { type MachineFile, type MachineFilesInput, machineFiles } from "./machineFiles.ts";

/** What `writeMachineFiles` needs. */
interface MachineWriting extends Omit<MachineFilesInput, "receipts">, OutlinedPages {
  readonly hash: HashFunction;
  /** Absent in a check, which writes nothing. */
  readonly staging: Staging | undefined;
}

type Digests = readonly (readonly [path: OutputPath, digest: Hash])[];

/** Writes all files for programs. @returns Their paths. */
export async function writeMachineFiles({
  memo,
  hash,
  staging,
  outlines,
  ...input
}: MachineWriting): Promise<readonly OutputPath[]> {
  let texts: ReadonlyMap<OutputPath, string> | undefined;
  const make = (): ReadonlyMap<OutputPath, string> => {
    texts ??= new Map(machineFiles(input).map(({ path, text }: MachineFile) => [path, text]));
    return texts;
  };
  const from = { name: "machine files", inputs: [outlines, input.contentSecurity] } as const;
  const digests = recallOrMake<Digests>(memo, from, () => [...make()].map(([path, text]) => [path, hash(text)]));
  for (const [path, digest] of digests)
    if (staging?.keep(path, digest) === false) await staging.write(path, make().get(path) ?? "");
  return digests.map(([path]) => path);
}
