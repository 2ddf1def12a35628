// Reports files that are larger than the configured budgets.
import type { Diagnostic } from "../model/diagnostic.ts";
import type { CheckInput } from "./checkInput.ts";

/**
 * Reports pages and theme files over their budgets. Budgets are for compressed sizes; only files whose uncompressed
 * size exceeds one are compressed to find out.
 */
export function checkBudgets({ site, receipts, weighed }: CheckInput): readonly Diagnostic[] {
  const { htmlGzip, cssGzip, jsGzip, islandsGzip } = site.config.budgets;
  const pages = receipts.flatMap(({ outputPath, gzipBytes }) =>
    gzipBytes !== undefined && gzipBytes > htmlGzip ? [overBudget(outputPath, gzipBytes, ["htmlGzip", htmlGzip])] : [],
  );
  const limits = {
    style: ["cssGzip", cssGzip],
    boot: ["jsGzip", jsGzip],
    islands: ["islandsGzip", islandsGzip],
  } as const;
  const files = weighed.flatMap(({ path, kind, gzipBytes }) =>
    gzipBytes > limits[kind][1] ? [overBudget(path, gzipBytes, limits[kind])] : [],
  );
  return [...pages, ...files];
}

function overBudget(path: string, bytes: number, [name, budget]: readonly [string, number]): Diagnostic {
  return {
    code: "over-budget",
    severity: "warning",
    message: `${path} is ${bytes} bytes compressed, over the budget of ${budget}`,
    hint: `make it smaller, or raise budgets.${name}`,
  };
}
