// The parameters of a request, grouped by where they are sent.
import { ParameterRow } from "#template/parts/api/ParameterRow";
import { SectionHeading } from "#template/parts/api/SectionHeading";
import type { OperationBody } from "../../../src/model/api.ts";
import { traceName } from "../../../src/model/apiHistory.ts";
import type { ApiTemplateProps } from "../../../src/model/template.ts";
import { parameterId, parametersId } from "./operationIds.ts";

const titles: Readonly<Record<string, string>> = {
  path: "apiPathParameters",
  query: "apiQueryParameters",
  querystring: "apiQueryString",
  header: "apiHeaderParameters",
  cookie: "apiCookieParameters",
};

/** The parameters of a request. */
export interface ParametersProps {
  readonly api: ApiTemplateProps;
  readonly groups: OperationBody["parameters"];
  /** Heading level of the groups. */
  readonly level: number;
  /** Prefix of the ids. */
  readonly prefix: string;
}

/** A heading and a list for each location (path, query, header, cookie). */
export function Parameters({ api, groups, level, prefix }: ParametersProps) {
  return groups.map(({ place, parameters }) => (
    <section key={place}>
      <SectionHeading api={api} level={level} id={parametersId(place, prefix)} title={titleOf(place, api)} />
      <ul className="rows">
        {parameters.map((parameter) => (
          <ParameterRow
            key={parameter.name}
            api={api}
            parameter={parameter}
            isSent
            id={parameterId(place, parameter.name, prefix)}
            trace={prefix === "" ? `#${place} ${traceName(parameter.name)}` : undefined}
          />
        ))}
      </ul>
    </section>
  ));
}

function titleOf(place: string, { t }: ApiTemplateProps): string {
  const key = Object.hasOwn(titles, place) ? titles[place] : undefined;
  return key === undefined ? place : t(key);
}
