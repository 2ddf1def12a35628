// What a version of an API has changed, in a feed: the words of the page of changes as plain HTML.
import type { ChangeDetail, ChangeStep, SubjectChange } from "../../model/apiHistory.ts";
import { sentMethod } from "../../model/httpMethod.ts";
import type { ReleaseView, SubjectView } from "../../model/page.ts";
import { escapeHtml } from "../../source/escapeHtml.ts";

/** What a version's changes are told with. */
export interface ReleaseTexts {
  /** Interface text in the language of the feed. */
  readonly label: (key: string, values?: Readonly<Record<string, string | number>>) => string;
  /** Whole URL of a link of the site. */
  readonly wholeUrl: (href: string) => string;
}

type Label = ReleaseTexts["label"];

const changes: Readonly<Record<SubjectChange["change"], string>> = {
  added: "apiChangeAdded",
  changed: "apiChangeChanged",
  removed: "apiChangeRemoved",
  deprecated: "apiChangeDeprecated",
};

const kinds = [
  { kind: "api", title: "apiAsWhole" },
  { kind: "operation", title: "apiOperations" },
  { kind: "schema", title: "apiSchemas" },
] as const;

/** With which version it is compared, and how much in it breaks programs. */
export function summarizeRelease({ previous, subjects }: ReleaseView, label: Label): string {
  const breaking = subjects.filter(({ isBreaking }) => isBreaking).length;
  return [
    label("apiComparedWith", { version: previous }),
    ...(subjects.length === 0 ? [label("apiNoChanges")] : []),
    ...(breaking === 0 ? [] : [label("apiBreakingCount", { count: breaking })]),
  ].join(" · ");
}

/** All changes as HTML. */
export function renderRelease(release: ReleaseView, texts: ReleaseTexts): string {
  const { label } = texts;
  const sections = kinds.map(({ kind, title }) => {
    const own = release.subjects.filter((subject) => subject.kind === kind);
    const items = own.map((subject) => subjectItem(subject, texts)).join("");
    return own.length === 0 ? "" : `<h2>${escapeHtml(label(title))}</h2><ul>${items}</ul>`;
  });
  return `<p>${escapeHtml(summarizeRelease(release, label))}</p>${sections.join("")}`;
}

function subjectItem(subject: SubjectView, { label, wholeUrl }: ReleaseTexts): string {
  const { method, path, href, name, change, isBreaking, details } = subject;
  const code = `<code>${escapeHtml(path ?? name)}</code>`;
  const parts = [
    ...(method === undefined ? [] : [`<code>${escapeHtml(sentMethod(method))}</code>`]),
    ...(href === undefined ? [code] : [`<a href="${escapeHtml(wholeUrl(href))}">${code}</a>`]),
    ...(change === "changed" ? [] : [escapeHtml(label(changes[change]))]),
    ...(isBreaking && details.length === 0 ? [breakingMark(label)] : []),
  ];
  const inside = details.map((detail) => `<li>${detailText(detail, label)}</li>`).join("");
  return `<li>${parts.join(" ")}${inside === "" ? "" : `<ul>${inside}</ul>`}</li>`;
}

function detailText({ change, isBreaking, path, from, to }: ChangeDetail, label: Label): string {
  const values = [from, to].flatMap((value) => (value === undefined ? [] : [`<code>${escapeHtml(value)}</code>`]));
  return [
    path.map((step) => stepText(step, label)).join(" › "),
    escapeHtml(label(changes[change])),
    ...(values.length === 0 ? [] : [values.join(" → ")]),
    ...(isBreaking ? [breakingMark(label)] : []),
  ].join(" ");
}

/** A step of the path to a change: a term in words and a name as code. An unknown term has only the name. */
function stepText({ term, name }: ChangeStep, label: Label): string {
  const words = term === "other" ? [] : [escapeHtml(label(`apiTerm${term.charAt(0).toUpperCase()}${term.slice(1)}`))];
  return [...words, ...(name === undefined ? [] : [`<code>${escapeHtml(name)}</code>`])].join(" ");
}

const breakingMark = (label: Label): string => `<strong>${escapeHtml(label("apiBreaking"))}</strong>`;
