// Codes of the rules over the finished site, over translations and over what is taken back. A part of diagnosticCodes.ts.
import type { CodeDescription } from "./codeDescription.ts";

/** By code. */
export const checkCodes = {
  "stale-translation": {
    severity: "warning",
    about: "The original of a translated section was changed after the translation was accepted.",
    mend: "Bring the translation up to date and run `hubdocs check --accept-translations` with its file. What was accepted is recorded in `content/translations.<locale>.json`, section by section; commit that file. In a git repository, the check also shows which words of the original have changed since.",
    only: "check",
  },
  "lost-record": {
    severity: "warning",
    about:
      "It is recorded from which state of its original a page was translated, but the page is gone, while another page of the language is not recorded.",
    mend: "A page that was moved keeps its record by the name of the entry in `content/translations.<locale>.json`: the path below `content/<locale>/`. Otherwise nobody is told that its translation is out of date. Records of pages that were removed go when all other translations are accepted.",
    only: "check",
  },
  "translation-section": {
    severity: "warning",
    about: "A translated page lacks a section of the original, has one more, or gives it another id.",
    mend: "Sections belong together by their ids. Give a translated heading the id of the original: `## Вхід {#log-in}`. A page where most headings lack it is one finding.",
    only: "check",
  },
  "translation-code": {
    severity: "warning",
    about: "A code block differs from the original's in more than its comments.",
    mend: "Copy the code. If strings inside it should be translated, write `translated-strings` after the language of the fence; if all of it should, such as a diagram, write `translated`.",
    only: "check",
  },
  "translation-link": {
    severity: "warning",
    about: "A section of a translation lacks a link of the original or has another one.",
    mend: "Links are compared without the language in them: `/uk/` in an address, `uk.` in front of a host.",
    only: "check",
  },
  "translation-admonition": {
    severity: "warning",
    about: "A section of a translation lacks a container of the original (note, warning, tabs) or has another one.",
    only: "check",
  },
  "translation-table": {
    severity: "warning",
    about: "A table of a translation has another number of columns or rows than that of the original.",
    only: "check",
  },
  "translation-number": {
    severity: "warning",
    about: "A section of a translation lacks a number with a unit that the original has, or has another one.",
    mend: "Numbers are compared with their units in both languages (`2.4 GHz` and `2,4 ГГц` are the same); numbers without a unit are not compared.",
    only: "check",
  },
  "untranslated-text": {
    severity: "warning",
    about:
      "A translation has paragraphs in the very words of the original. A page is reported once, at the first of them.",
    mend: "Paragraphs and items of lists count from eight words in small letters on, outside of code, addresses and quotes: shorter ones may consist of names. Two variants of a language, as `pt` and `pt-BR`, are not compared.",
    only: "check",
  },
  "translation-image": {
    severity: "warning",
    about: "A section of a translation lacks an image of the original or has another one.",
    mend: "Images are compared by the name of their file without the language in it: `hub.uk.png` stands for `hub.en.png`.",
    only: "check",
  },
  "translation-addition": {
    severity: "warning",
    about:
      "A section of a translation has something that its original lacks, while `hubdocs po --take` wrote what translators sent for it.",
    mend: "What the translation alone has is kept where its place is clear. Remove it if it is the translation of something that the original has lost. Where its place is not clear, the section is left as it is: remove that text, or bring the section into the order of the original by hand, and run the command again. A section that may be one of the original with another id is left, too: give its heading the id of the original, or one of its own.",
  },
  "avoided-term": {
    severity: "warning",
    about: "A page, a specification or a label calls something by a name that the site's terms avoid.",
    mend: "Write the name that the finding gives. Names are listed under `terms` in the configuration and found in any form of their words; code, addresses and docs of kept versions are left alone.",
    only: "check",
  },
  "link-through-redirect": {
    severity: "warning",
    about: "A link leads to an address that only redirects to another one.",
    only: "check",
  },
  "non-canonical-link": {
    severity: "warning",
    about:
      "A link to a page of the site does not use its own URL: it has the full URL, other capitals, or `index.html`.",
    mend: "Link to a page by its file (`./page.md`): then the link is right in every language and version, wherever the site is published.",
    only: "check",
  },
  "trailing-slash": {
    severity: "info",
    about: "A link ends in a slash where the page's address has none, or the other way round.",
    only: "check",
  },
  "cross-locale-link": {
    severity: "warning",
    about: "A link in a page leads to a page in another language.",
    mend: "Leave the language out of the address: `/docs/intro` leads to the page in the reader's language. Where the other language is meant, say so in a comment `<!-- hubdocs-ignore cross-locale-link: … -->`.",
    only: "check",
  },
  "orphan-page": {
    severity: "info",
    about: "Neither the navigation nor another page links to a page.",
    mend: "Link to it, put it into a sidebar, or set `unlisted: true` in its front matter.",
    only: "check",
  },
  "unused-file": {
    severity: "info",
    about: "Nothing refers to a static file or to an image beside the pages.",
    mend: "Files that hosts and robots ask for by themselves (`robots.txt`, `CNAME`, `.well-known/…`) are never reported.",
    only: "check",
  },
  "missing-alt": {
    severity: "warning",
    about: "An image has no alternative text, so readers who do not see it learn nothing of it.",
    mend: 'Write what the image tells between the brackets: `![The hub from behind](hub.png)`. A decorative image is `<img src="…" alt="">`.',
    only: "check",
  },
  "heading-level": {
    severity: "warning",
    about:
      "A heading skips a level: a heading of level 4 follows one of level 2. Or a page has a second title, a heading of level 1 besides its own.",
    only: "check",
  },
  "redirect-loop": { severity: "error", about: "Redirects lead in a circle." },
  "redirect-chain": {
    severity: "warning",
    about: "A redirect leads to an address that redirects again.",
    mend: "Let each redirect lead straight to the page.",
    only: "check",
  },
  "broken-external-link": {
    severity: "warning",
    about: "A link to another site gets no answer, or the answer that the page does not exist.",
    mend: "Only `check --external` checks other sites. Answers are kept in the work folder for a day, failures for an hour (`checks.external`).",
    only: "check",
  },
  "broken-external-anchor": {
    severity: "warning",
    about: "A link leads to an anchor that a page of another site does not have.",
    only: "check",
  },
  "moved-external-link": {
    severity: "info",
    about: "A page of another site has moved permanently.",
    only: "check",
  },
  "unchecked-external-link": {
    severity: "info",
    about:
      "A link to another site was not checked: the site turns programs away, with the status 403 or 429, say, its host left three other links in a row without an answer, or its address is private and `checks.external.allow` does not name its host.",
    mend: "Open the link yourself. If it works, list its host in `checks.external.skip`, or that of a private address in `checks.external.allow`.",
    only: "check",
  },
  "ignore-invalid": {
    severity: "warning",
    about: "A comment that ignores findings has no reason or names no code.",
    mend: "Write `<!-- hubdocs-ignore broken-link: the page comes in May -->`; it applies to the next block.",
  },
  "unused-ignore": {
    severity: "warning",
    about: "A comment or an entry of `checks.ignore` ignores something that is not found.",
    mend: "Remove it: it would hide the next mistake.",
    only: "check",
  },
  "unused-baseline": {
    severity: "info",
    about: "The baseline lists a finding that no longer exists.",
    mend: "Run `hubdocs check --baseline FILE --update-baseline`, so that it cannot come back unseen.",
    only: "check",
  },
} as const satisfies Record<string, CodeDescription>;
