// Files that weigh more than the configured budgets.
import type { Diagnostic } from "../model/diagnostic.ts";
import type { CheckInput } from "./index.ts";

/** Reports pages and theme files over their budgets. Only files whose plain size is over it are weighed compressed. */
export function checkBudgets({ site, receipts, weighed }: CheckInput): readonly Diagnostic[] {
  const { htmlGzip, cssGzip, jsGzip } = site.config.budgets;
  const pages = receipts.flatMap(({ outputPath, gzipBytes }) =>
    gzipBytes !== undefined && gzipBytes > htmlGzip ? [overBudget(outputPath, gzipBytes, ["htmlGzip", htmlGzip])] : [],
  );
  const files = weighed.flatMap(({ path, gzipBytes }) => {
    const [name, budget] = path.endsWith(".css") ? (["cssGzip", cssGzip] as const) : (["jsGzip", jsGzip] as const);
    return gzipBytes > budget ? [overBudget(path, gzipBytes, [name, budget])] : [];
  });
  return [...pages, ...files];
}

function overBudget(path: string, bytes: number, [name, budget]: readonly [string, number]): Diagnostic {
  return {
    code: "over-budget",
    severity: "warning",
    message: `${path} weighs ${bytes} bytes compressed, over the budget of ${budget}`,
    hint: `make it lighter, or raise budgets.${name}`,
  };
}
