// Rules for parameters that are the whole query (`in: querystring`), of which there is one.
import { shorten } from "../describeKind.ts";
import type { ParameterObject } from "../normalize/contentObjects.ts";
import type { NormalSpec } from "../normalize/normalizeSpec.ts";
import type { Catalog } from "../pages/catalog.ts";
import { parametersOf } from "../pages/parameterViews.ts";

/** Reports those that stand beside others, or have no media type. */
export function checkQuerystrings({ reading }: NormalSpec, { operations }: Catalog): void {
  // In earlier versions there is no such place, which is told.
  if (reading.version !== "3.2") return;
  const told = new Set<object>();
  const report = (
    holder: ParameterObject,
    message: string,
    more: { rule: string; hint: string; first?: object },
  ): void => {
    if (told.has(holder)) return;
    told.add(holder);
    const { first, ...problem } = more;
    const related = first === undefined ? {} : { related: [{ message: "the other one", holder: first }] };
    reading.report({ holder, key: "in" }, { kind: "questionable", message, ...problem, ...related });
  };
  for (const page of operations) {
    const parameters = parametersOf(page);
    const [whole, second] = parameters.filter((parameter) => parameter.in === "querystring");
    if (whole === undefined) continue;
    const shown = (parameter: ParameterObject): string => `the parameter \`${shorten(parameter.name ?? "")}\``;
    const part = parameters.find((parameter) => parameter.in === "query");
    if (second !== undefined) {
      const rule = "several parameters that are the whole query";
      const message = `${shown(second)} is the whole query, as another one is`;
      report(second, message, { rule, hint: "keep one of the two", first: whole });
    }
    if (part !== undefined) {
      const rule = "parameters in the query beside one that is all of it";
      const message = `${shown(whole)} is the whole query, but ${shown(part)} is in the query, too`;
      report(whole, message, { rule, hint: "describe all of them in one of the two ways", first: part });
    }
    if (whole.schema !== undefined && whole.content === undefined) {
      const message = `${shown(whole)} is the whole query, but has \`schema\` instead of \`content\``;
      const hint = "write the schema below `content` and a media type, such as `application/x-www-form-urlencoded`";
      report(whole, message, { rule: "whole queries without a media type", hint });
    }
  }
}
