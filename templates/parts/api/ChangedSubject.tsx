// An operation or schema that a version has changed, with the changes in it.
import { Chip } from "#template/parts/api/Constraints";
import { MethodBadge } from "#template/parts/api/MethodBadge";
import { PathParts } from "#template/parts/api/PathLine";
import type { ChangeDetail, ChangeStep, SubjectChange } from "../../../src/model/apiHistory.ts";
import type { SubjectView } from "../../../src/model/page.ts";
import type { Translate } from "../../../src/model/template.ts";

const changes: Readonly<Record<SubjectChange["change"], string>> = {
  added: "apiChangeAdded",
  changed: "apiChangeChanged",
  removed: "apiChangeRemoved",
  deprecated: "apiChangeDeprecated",
};

/** The list item of a changed operation or schema. */
export function ChangedSubject({ subject, t }: { readonly subject: SubjectView; readonly t: Translate }) {
  const { method, path, href, name, change, isBreaking, details } = subject;
  return (
    <li>
      {method === undefined ? null : <MethodBadge method={method} />}{" "}
      <code translate="no">
        {href === undefined ? (
          <Name name={name} path={path} />
        ) : (
          <a href={href}>
            <Name name={name} path={path} />
          </a>
        )}
      </code>
      {change === "changed" ? null : <Chip text={t(changes[change])} />}
      {isBreaking && details.length === 0 ? <Breaking t={t} /> : null}
      {details.length === 0 ? null : (
        <ul>
          {details.map((detail) => (
            <Detail key={keyOf(detail)} detail={detail} t={t} />
          ))}
        </ul>
      )}
    </li>
  );
}

function Name({ name, path }: { readonly name: string; readonly path?: string | undefined }) {
  return path === undefined ? name : <PathParts path={path} />;
}

function Breaking({ t }: { readonly t: Translate }) {
  return (
    <>
      {" "}
      <strong className="q">{t("apiBreaking")}</strong>
    </>
  );
}

const keyOf = ({ path, change }: ChangeDetail): string =>
  [change, ...path.map(({ term, name = "" }) => `${term} ${name}`)].join("\n");

function Detail({ detail, t }: { readonly detail: ChangeDetail; readonly t: Translate }) {
  const { change, isBreaking, path, from, to } = detail;
  return (
    <li>
      {path.map((step, index) => (
        <span key={`${step.term} ${step.name ?? ""}`}>
          {index === 0 ? null : " › "}
          <Step step={step} t={t} />
        </span>
      ))}
      <Chip text={t(changes[change])} />
      {from === undefined && to === undefined ? null : " "}
      {from === undefined ? null : <code>{from}</code>}
      {from === undefined || to === undefined ? null : " → "}
      {to === undefined ? null : <code>{to}</code>}
      {isBreaking ? <Breaking t={t} /> : null}
    </li>
  );
}

/** A step of the path to a change: a term in words and a name as code. An unknown term shows only the name. */
function Step({ step: { term, name }, t }: { readonly step: ChangeStep; readonly t: Translate }) {
  const words = term === "other" ? "" : t(`apiTerm${term.charAt(0).toUpperCase()}${term.slice(1)}`);
  if (name === undefined) return words;
  return (
    <>
      {words} <code translate="no">{name}</code>
    </>
  );
}
