// The files of a page in a new output: its HTML, and its Markdown twin when it has one.
import type { OutputPath } from "../../model/brands.ts";
import type { Receipt } from "../../model/page.ts";
import type { Staging } from "../../platform/output/staging.ts";
import type { WrittenPlan } from "./planPages.ts";

/** Where files of pages go. */
export interface PageFiles {
  /** Absent when nothing is to be written. */
  readonly staging: Staging | undefined;
  /** File of the page's Markdown twin. */
  readonly twinOf: (plan: WrittenPlan) => OutputPath | undefined;
}

/** Whether a page need not be written: the present output holds it, or no output is made. */
export function isInPlace(plan: WrittenPlan, { digest, twin }: Receipt, { staging, twinOf }: PageFiles): boolean {
  if (staging === undefined) return true;
  const twinPath = twinOf(plan);
  if (twinPath === undefined || twin === undefined) return staging.keep(plan.outputPath, digest);
  // Both or none: what makes one of them makes the other too.
  const isWhole = staging.holds(plan.outputPath, digest) && staging.holds(twinPath, twin);
  return isWhole && staging.keep(plan.outputPath, digest) && staging.keep(twinPath, twin);
}

/** Announces the files of a page that a worker is going to write. */
export function claimFiles(plan: WrittenPlan, { staging, twinOf }: PageFiles): void {
  const twinPath = twinOf(plan);
  staging?.claim(plan.outputPath);
  if (twinPath !== undefined) staging?.claim(twinPath);
}

/** Tells what a worker has written. */
export function noteFiles(plan: WrittenPlan, { digest, twin }: Receipt, { staging, twinOf }: PageFiles): void {
  const twinPath = twinOf(plan);
  staging?.note(plan.outputPath, digest);
  if (twinPath !== undefined && twin !== undefined) staging?.note(twinPath, twin);
}
