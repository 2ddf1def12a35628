// The choice of a tag above cards. Works by styles alone, without scripts.
import type { CardFilter as Filter } from "../../src/model/body.ts";
import { interfaceLang } from "../../src/model/interfaceLang.ts";
import type { CardsTemplateProps } from "../../src/model/template.ts";

/** Radio buttons for all cards and for each tag, with the number of cards. */
export function CardFilter({ cards, filter, ...shell }: CardsTemplateProps & { readonly filter: Filter }) {
  const { t } = shell;
  const choices = filter.tags.map((tag) => ({
    tag,
    count: cards.filter(({ tags = [] }) => tags.includes(tag)).length,
  }));
  return (
    <fieldset className="tags card-filter" data-twin="none">
      <legend>{filter.label}</legend>
      {[{ tag: t("allCards"), count: cards.length }, ...choices].map(({ tag, count }, index) => (
        <label key={tag} lang={index === 0 ? interfaceLang(shell) : undefined}>
          <input type="radio" name={filter.id} value={index} defaultChecked={index === 0} />
          {tag} <span className="tag-count">{count}</span>
        </label>
      ))}
    </fieldset>
  );
}
