// Rules for path templates.
import { shorten } from "../describeKind.ts";
import type { NormalSpec } from "../normalize/normalizeSpec.ts";
import type { PathItemObject } from "../normalize/operationObjects.ts";
import type { Reading } from "../normalize/reading.ts";

/** Names in braces: `/rooms/{id}/{ part }` has `id` and ` part `. */
export function templateNames(path: string): readonly string[] {
  return [...path.matchAll(/\{([^{}]*)\}/g)].map(([, name]) => name ?? "");
}

/** Reports path templates that cannot be, and those that mean the same. */
export function checkPaths({ document, reading }: NormalSpec): void {
  const seen = new Map<string, { readonly path: string; readonly item: PathItemObject }>();
  for (const [path, item] of document.paths) {
    for (const { message, hint } of slipsOf(path)) report(item, { message, hint }, reading);
    const form = path.replace(/\{[^{}]*\}/g, "{}");
    const first = seen.get(form);
    if (first === undefined) seen.set(form, { path, item });
    else {
      const message = `\`${shorten(path)}\` is the same path as \`${shorten(first.path)}\``;
      report(item, { message, hint: "keep one of the two", first: first.item }, reading);
    }
  }
}

function slipsOf(path: string): readonly { readonly message: string; readonly hint: string }[] {
  const shown = shorten(path);
  const slips = [];
  if (!path.startsWith("/")) {
    slips.push({ message: `the path \`${shown}\` does not begin with a slash`, hint: `write \`/${shown}\`` });
  }
  if (/[{}]/.test(path.replace(/\{[^{}]+\}/g, ""))) {
    slips.push({
      message: `the braces in the path \`${shown}\` do not match`,
      hint: "write each parameter as `{name}`",
    });
  }
  if (/\?/.test(path.replace(/\{[^{}]*\}/g, ""))) {
    slips.push({
      message: `the path \`${shown}\` contains a query`,
      hint: "describe it as parameters with `in: query`",
    });
  }
  const repeated = templateNames(path).find((name, index, names) => names.indexOf(name) < index);
  if (repeated !== undefined) {
    slips.push({
      message: `the path \`${shown}\` contains \`{${repeated}}\` twice`,
      hint: "give each parameter its own name",
    });
  }
  return slips;
}

interface PathSlip {
  readonly message: string;
  readonly hint: string;
  readonly first?: object;
}

function report(item: PathItemObject, { message, hint, first }: PathSlip, reading: Reading): void {
  reading.report(
    { holder: item, key: undefined },
    {
      kind: "questionable",
      rule: "invalid paths",
      message,
      hint,
      ...(first === undefined ? {} : { related: [{ message: "the other path", holder: first }] }),
    },
  );
}
