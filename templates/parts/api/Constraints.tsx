// The limits of a schema as chips.
import type { SchemaConstraint } from "../../../src/model/api.ts";
import type { Translate } from "../../../src/model/template.ts";
import { constraintTexts } from "./constraintTexts.ts";

/** The chips, with a space before each, so that lines can break between them. */
export function Constraints({
  constraints,
  t,
}: {
  readonly constraints: readonly SchemaConstraint[];
  readonly t: Translate;
}) {
  return constraintTexts(constraints, t).map(({ text, code }) => (
    <Chip key={`${text}${code}`} text={text} code={code} />
  ));
}

/** One chip: words, then optional code. */
export function Chip({ text, code }: { readonly text: string; readonly code?: string | undefined }) {
  return (
    <>
      {" "}
      <span className="c">
        {text}
        {code === undefined ? null : (
          <>
            {" "}
            <code>{code}</code>
          </>
        )}
      </span>
    </>
  );
}
