// The original of a translated section. Needs no React in the browser: Original.companion.ts fetches the section when a reader
// opens it.
/** The section, and the part's texts. */
export interface OriginalProps {
  /** The section in the original. */
  readonly href: string;
  /** Language of the original. */
  readonly lang: string;
  /** Id of the heading above; absent before the first one. */
  readonly heading?: string;
  readonly texts: { readonly show: string; readonly open: string };
}

/** Folded, with a link to the original. */
export default function Original({ href, lang, heading, texts }: OriginalProps) {
  return (
    <details className="original" data-twin="none">
      {/* All of a page have one name; screen readers say whose this one is. */}
      <summary aria-describedby={heading}>{texts.show}</summary>
      <p>
        <a href={href} hrefLang={lang}>
          {texts.open}
        </a>
      </p>
    </details>
  );
}
