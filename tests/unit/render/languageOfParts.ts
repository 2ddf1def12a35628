// Which language each text and label of a page is marked as: that of the nearest `lang` around it.

/** A text or a label, and its `lang`. */
export interface Spoken {
  readonly lang: string;
  readonly text: string;
}

/** Elements without an end. */
const empty = /^(?:br|hr|img|input|link|meta|path|source|use|wbr)$/;

/** Texts and labels of `main`, in order. */
export function spokenIn(html: string, pageLang: string): readonly Spoken[] {
  const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
  const langs: string[] = [pageLang];
  const spoken: Spoken[] = [];
  const say = (lang: string, text: string): void => {
    if (text.trim() !== "") spoken.push({ lang, text: text.trim() });
  };
  for (const [piece, name = "", attributes = ""] of main.matchAll(/<([/a-z][\w-]*)([^>]*)>|[^<]+/g)) {
    const around = langs.at(-1) ?? pageLang;
    if (name === "") say(around, piece);
    else if (name.startsWith("/")) langs.pop();
    else {
      const own = / lang="([^"]*)"/.exec(attributes)?.[1] ?? around;
      for (const [, label = ""] of attributes.matchAll(/ (?:aria-label|title)="([^"]*)"/g)) say(own, label);
      if (!empty.test(name) && !attributes.endsWith("/")) langs.push(own);
    }
  }
  return spoken;
}

/** Ukrainian words that are marked as another language. */
export const ukrainianUnder = (lang: string, html: string): readonly string[] =>
  spokenIn(html, "uk").flatMap((one) => (one.lang === lang && /[а-яіїєґ]/i.test(one.text) ? [one.text] : []));
