// Lists what each version of an API has changed, newest first.
import { ChangedSubject } from "#template/parts/api/ChangedSubject";
import { SectionHeading } from "#template/parts/api/SectionHeading";
import { Banners } from "#template/parts/Banners";
import { Breadcrumbs } from "#template/parts/Breadcrumbs";
import { PageFoot } from "#template/parts/PageFoot";
import { Pagination } from "#template/parts/Pagination";
import { Toc } from "#template/parts/Toc";
import type { ReleaseView } from "../src/model/page.ts";
import type { PageTemplateProps, TemplateProps, Translate } from "../src/model/template.ts";

/** Content of `main` for an API's page of changes. */
export function ApiChangesPage({ content, ...shell }: PageTemplateProps<"apiChanges">) {
  return (
    <>
      <Breadcrumbs {...shell} />
      <Banners {...shell} />
      <Toc {...shell} />
      <article>
        <h1>{content.title}</h1>
        <p className="api-line">{content.apiTitle}</p>
        {content.feeds === undefined ? null : (
          <p className="note">
            {shell.t("apiFollow")}:{" "}
            {content.feeds.map(({ label, type, href }, index) => (
              <span key={href}>
                {index === 0 ? null : " · "}
                <a href={href} type={type}>
                  {label}
                </a>
              </span>
            ))}
          </p>
        )}
        {content.releases.map((release) => (
          <Release key={release.id} release={release} {...shell} />
        ))}
      </article>
      <PageFoot {...shell} />
      <Pagination {...shell} />
    </>
  );
}

const kinds = [
  { kind: "api", title: "apiAsWhole" },
  { kind: "operation", title: "apiOperations" },
  { kind: "schema", title: "apiSchemas" },
] as const;

function Release({ release, ...shell }: TemplateProps & { readonly release: ReleaseView }) {
  const { t } = shell;
  const { id, version, subjects } = release;
  return (
    <section>
      <SectionHeading api={shell} level={2} id={id} title={version} />
      <p className="note">{summaryOf(release, t)}</p>
      {kinds.map(({ kind, title }) => {
        const own = subjects.filter((subject) => subject.kind === kind);
        return own.length === 0 ? null : (
          <section key={kind}>
            <SectionHeading api={shell} level={3} id={`${id}-${kind}`} title={t(title)} />
            <ul className="operations changes">
              {own.map((subject) => (
                <ChangedSubject key={`${subject.change} ${subject.name}`} subject={subject} t={t} />
              ))}
            </ul>
          </section>
        );
      })}
    </section>
  );
}

function summaryOf({ previous, subjects }: ReleaseView, t: Translate): string {
  const breaking = subjects.filter(({ isBreaking }) => isBreaking).length;
  return [
    t("apiComparedWith", { version: previous }),
    subjects.length === 0 ? t("apiNoChanges") : "",
    breaking === 0 ? "" : t("apiBreakingCount", { count: breaking }),
  ]
    .filter((part) => part !== "")
    .join(" · ");
}
