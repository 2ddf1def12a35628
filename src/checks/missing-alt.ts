// Reports images without alternative text, which say nothing to readers who cannot see them.
import type { Diagnostic } from "../model/diagnostic.ts";
import type { ThoroughInput } from "./checkInput.ts";

/** Reports every image in a source that has no alternative text. */
export function checkAltTexts({ site, thorough }: ThoroughInput): readonly Diagnostic[] {
  return site.content.sources.flatMap(({ path }) =>
    (thorough.factsByPath.get(path)?.altless ?? []).map(
      ({ raw, line, column }): Diagnostic => ({
        code: "missing-alt",
        severity: "warning",
        message: `The image "${raw}" has no alternative text`,
        location: { file: path, line, column },
        hint: 'describe it between the brackets; for a purely decorative image, write `<img src="…" alt="">`',
      }),
    ),
  );
}
