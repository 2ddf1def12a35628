// Makes messages of the uses of a text: one for all where it is translated in one way.
import type { CatalogueMessage } from "../../model/catalogue.ts";
import type { TermUse } from "../../model/translationReport.ts";

/** A text where it stands. */
export interface MessageUse extends Pick<CatalogueMessage, "text" | "translation" | "isDoubtful" | "former"> {
  readonly context: string;
  readonly place: CatalogueMessage["places"][number];
  /** Title of the section. */
  readonly section: string;
  readonly isCode: boolean;
}

/** The messages of one text: the commonest translation stands without a context, others have those of their places. */
export function mergeUses(uses: readonly MessageUse[], terms: readonly TermUse[]): readonly CatalogueMessage[] {
  const counts = new Map<string, number>();
  for (const { translation, isDoubtful } of uses)
    if (translation !== "" && !isDoubtful) counts.set(translation, (counts.get(translation) ?? 0) + 1);
  const [commonest] = [...counts].sort(([, one], [, other]) => other - one)[0] ?? [];
  const isOther = ({ translation, isDoubtful }: MessageUse): boolean =>
    commonest !== undefined && !isDoubtful && translation !== "" && translation !== commonest;
  const common = uses.filter((use) => !isOther(use));
  return [
    ...(common.length === 0 ? [] : [messageOf(common, terms)]),
    ...uses.flatMap((use) => (isOther(use) ? [{ ...messageOf([use], terms), context: use.context }] : [])),
  ];
}

function messageOf(uses: readonly MessageUse[], terms: readonly TermUse[]): CatalogueMessage {
  const best =
    uses.find(({ translation, isDoubtful }) => translation !== "" && !isDoubtful) ??
    uses.find(({ translation }) => translation !== "") ??
    uses[0];
  const { text = "", translation = "", isDoubtful = false, former } = best ?? {};
  const isCode = uses.some((use) => use.isCode);
  return {
    ...{ text, translation, isDoubtful },
    ...(former === undefined ? {} : { former }),
    places: uses.map(({ place }) => place),
    notes: [
      ...new Set(
        uses
          .map(({ section }) => section.replace(/\s+/g, " ").trim())
          .filter((title) => title !== "" && title !== text),
      ),
      ...(isCode ? ["Code: translate its comments, or leave the translation empty to keep it as it is."] : []),
      ...terms.map(noteOfTerm),
    ],
  };
}

function noteOfTerm({ name, translation, avoid }: TermUse): string {
  return `Term: ${name} = ${translation}${avoid.length === 0 ? "" : `, not ${avoid.join(", ")}`}`;
}
