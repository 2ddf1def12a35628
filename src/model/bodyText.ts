// The text of a page's body as the body store keeps it: JSON, and behind it the HTML as it is. HTML is most of a body, and
// writing it as JSON and reading it again takes four times as long.
import type { ApiBody } from "./api.ts";
import type { BodyPart, DocBody } from "./body.ts";

/** A body without its HTML: in place of each segment of HTML stands its length. */
interface BodyHead extends Omit<DocBody, "segments"> {
  readonly segments: readonly (number | ({ readonly kind: "part" } & BodyPart))[];
}

/** A body of a page as text. */
export function formatBody(body: DocBody): string {
  let html = "";
  const segments = body.segments.map((segment) => {
    if (segment.kind === "part") return segment;
    html += segment.html;
    return segment.html.length;
  });
  return `${JSON.stringify({ ...body, segments } satisfies BodyHead)}\n${html}`;
}

/** The body that a text of the body store stands for; an API's is JSON alone, which has no line ends. */
export function parseBody(text: string): DocBody | ApiBody {
  const headEnd = text.indexOf("\n");
  return headEnd === -1 ? parseApiBody(text) : withHtml(text, headEnd);
}

/** The body of a page. */
export function parseDocBody(text: string): DocBody {
  return withHtml(text, text.indexOf("\n"));
}

function parseApiBody(text: string): ApiBody {
  const body: ApiBody = JSON.parse(text);
  return body;
}

function withHtml(text: string, headEnd: number): DocBody {
  const head: BodyHead = JSON.parse(text.slice(0, headEnd));
  let end = headEnd + 1;
  const segments = head.segments.map((segment) => {
    if (typeof segment !== "number") return segment;
    const start = end;
    end += segment;
    return { kind: "html" as const, html: text.slice(start, end) };
  });
  return { ...head, segments };
}
