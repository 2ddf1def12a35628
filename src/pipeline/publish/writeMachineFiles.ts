// Writes the outputs for programs. Most edits change none of them: they are made from what pages see of the site and from
// the outlines of its pages, and are not made again while these are the same and the present output holds them.
import type { Hash, OutputPath } from "../../model/brands.ts";
import type { HashFunction } from "../../model/ports.ts";
import type { Staging } from "../../platform/output/staging.ts";
import { type OutlinedPages, recallOrMake } from "../pages/siteMemo.ts";
import { type MachineFile, type MachineFilesInput, machineFiles } from "./machineFiles.ts";

/** What writing takes. */
interface MachineWriting extends Omit<MachineFilesInput, "receipts">, OutlinedPages {
  readonly hash: HashFunction;
  /** Absent when nothing is to be written. */
  readonly staging: Staging | undefined;
}

type Digests = readonly (readonly [path: OutputPath, digest: Hash])[];

/** Writes all outputs for programs. @returns Their paths. */
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
