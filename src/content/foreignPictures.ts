// Pictures of other sites in texts of third parties, as links: a page asks no other host for anything, so whoever wrote
// the text learns of no reader.

/** Links and pictures as the sanitizer writes them: `<a href="…">`, `</a>`, `<img src="https://…" alt="…" … />`; not `<abbr>`. */
const linkOrPicture = /<a(?: [^>]*)?>|<\/a>|<img src="(https?:[^"]*)" alt="([^"]*)"[^>]*>/gi;

/** Sanitized HTML with a link in place of every picture of another site. In a link that is there already only its words stay. */
export function linkForeignPictures(html: string): string {
  let isInLink = false;
  return html.replace(linkOrPicture, (tag, address: string | undefined, alt: string) => {
    if (address === undefined) {
      isInLink = tag !== "</a>";
      return tag;
    }
    const words = alt.trim() === "" ? address : alt;
    return isInLink ? words : `<a href="${address}" rel="noopener noreferrer" target="_blank">${words}</a>`;
  });
}
