// The contents of a body, by media type.
import { ApiTabs } from "#template/parts/api/ApiTabs";
import { Encodings } from "#template/parts/api/Encodings";
import { SchemaText } from "#template/parts/api/SchemaText";
import { SchemaTree } from "#template/parts/api/SchemaTree";
import { SchemaType } from "#template/parts/api/SchemaType";
import { SequenceNote } from "#template/parts/api/SequenceNote";
import type { MediaTypeView, SchemaView } from "../../../src/model/api.ts";
import type { ApiTemplateProps } from "../../../src/model/template.ts";
import { type MediaTypeGroup, mediaTypeGroups } from "./mediaTypeGroups.ts";
import { hasInside, hasMarks, hasText } from "./schemaShape.ts";

/** The contents of a body. */
export interface MediaTypesProps {
  readonly api: ApiTemplateProps;
  readonly contents: readonly MediaTypeView[];
  /** Prefix of the ids of tabs, unique in the page. */
  readonly id: string;
  /** Whether the contents are collapsed. */
  readonly isFolded: boolean;
}

/** A single content directly; several ones as tabs, which switch together on the page. */
export function MediaTypes({ api, contents, id, isFolded }: MediaTypesProps) {
  const groups = mediaTypeGroups(contents);
  const [first] = groups;
  if (first === undefined) return null;
  if (groups.length === 1) return <Body api={api} group={first} id={id} isFolded={isFolded} />;
  const tabs = groups.map((group, index) => ({
    value: group.mediaTypes[0] ?? "",
    label: group.mediaTypes.join(", "),
    children: <Body api={api} group={group} id={`${id}-${index + 1}`} isFolded={isFolded} isLabelled={false} />,
  }));
  return <ApiTabs id={id} label={api.t("apiMediaTypes")} group="media-type" tabs={tabs} />;
}

interface BodyProps {
  readonly api: ApiTemplateProps;
  readonly group: MediaTypeGroup;
  /** Prefix of inner ids. */
  readonly id: string;
  readonly isFolded: boolean;
  readonly isLabelled?: boolean;
}

/** A line with media type and schema type, then the schema. If collapsed, the line is the summary that expands it. */
function Body({ api, group: { mediaTypes, view }, id, isFolded, isLabelled = true }: BodyProps) {
  const { schema } = view;
  const label = isLabelled ? <span className="media-type">{mediaTypes.join(", ")}</span> : null;
  const type = schema === undefined ? null : <SchemaType api={api} schema={schema} />;
  if (!isFolded || !isLong(view)) {
    return (
      <>
        <p className="root">
          {label}
          {type}
        </p>
        <SequenceNote api={api} mediaTypes={mediaTypes} />
        <Forms api={api} view={view} id={id} />
      </>
    );
  }
  return (
    <details className="body">
      <summary>
        {label} <span className="t">{schema === undefined ? api.t("apiStream") : schema.types.join(" | ")}</span>
      </summary>
      {schema === undefined || !hasMarks(schema) ? null : <p className="root">{type}</p>}
      <SequenceNote api={api} mediaTypes={mediaTypes} />
      <Forms api={api} view={view} id={id} />
    </details>
  );
}

/** Whether there is more to show than the line with the type. */
function isLong({ schema, itemSchema, encodings }: MediaTypeView): boolean {
  return (
    itemSchema !== undefined || encodings.length > 0 || (schema !== undefined && (hasInside(schema) || hasText(schema)))
  );
}

function Forms({
  api,
  view: { schema, itemSchema, encodings },
  id,
}: {
  readonly api: ApiTemplateProps;
  readonly view: MediaTypeView;
  readonly id: string;
}) {
  return (
    <>
      {schema === undefined ? null : <Form api={api} schema={schema} />}
      {itemSchema === undefined ? null : (
        <>
          <p className="root">
            <span className="l">{api.t("apiStreamItem")}</span>
            <SchemaType api={api} schema={itemSchema} />
          </p>
          <Form api={api} schema={itemSchema} />
        </>
      )}
      <Encodings api={api} encodings={encodings} id={id} />
    </>
  );
}

function Form({ api, schema }: { readonly api: ApiTemplateProps; readonly schema: SchemaView }) {
  return (
    <>
      <SchemaText api={api} schema={schema} name={schema.types[0] ?? ""} />
      <SchemaTree api={api} schema={schema} level={0} />
    </>
  );
}
