// Everything that can be wrong with a configuration, all at once: its shape, then what it means.
import type { SiteFiles } from "../model/ports.ts";
import { checkInputOf } from "./checks/check.ts";
import { configChecks } from "./checks/index.ts";
import { checkNamedFiles } from "./checks/namedFiles.ts";
import type { ConfigProblem } from "./configProblem.ts";
import { describeProblem } from "./describeProblem.ts";
import type { KnownNames } from "./knownNames.ts";
import { configSchema } from "./schema.generated.ts";
import type { SiteFacts } from "./siteFacts.ts";
import { validateShape } from "./validateShape.ts";

/** What a configuration is checked against. */
interface CheckConfigInput {
  readonly names: KnownNames;
  readonly facts: SiteFacts;
  readonly files: SiteFiles;
}

/** All problems of a configuration, in no particular order. Without any, the value is a `UserConfig`. */
export async function checkConfig(
  value: unknown,
  { names, facts, files }: CheckConfigInput,
): Promise<readonly ConfigProblem[]> {
  const report = validateShape(configSchema, value);
  const input = checkInputOf(report, { names, facts });
  return [
    ...report.problems.map((problem) => describeProblem(problem, configSchema.definitions ?? {})),
    ...configChecks.flatMap((check) => check(input)),
    ...(await checkNamedFiles(input, files)),
  ];
}
