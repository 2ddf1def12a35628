// Traces and facts in the terms that readers know; words of a language are given to them in templates.
import { type ChangeStep, type ChangeTerm, namesInTrace } from "../../model/apiHistory.ts";

/**
 * Steps that lead to a row: a parameter, the body of a request or response, and fields in them.
 * @param subject Name of what has the row: traces in a schema begin with it.
 */
export function stepsOfTrace(trace: string, subject: string): readonly ChangeStep[] {
  if (trace === "") return [];
  const body = /^#(?:request|response ([^.]*))(?:\.(.*))?$/s.exec(trace);
  if (body !== null) {
    const [, status, fields] = body;
    return bodySteps(status === undefined ? { term: "request" } : { term: "response", name: status }, fields ?? "");
  }
  const parameter = /^#(\w+) (.*)$/s.exec(trace);
  if (parameter !== null) return [{ term: parameterTerm(parameter[1] ?? ""), name: namesInTrace(parameter[2] ?? "") }];
  return [field(trace.slice(subject.length + 1))];
}

const field = (trace: string): ChangeStep => ({ term: "field", name: namesInTrace(trace) });
const bodySteps = (body: ChangeStep, fields: string): readonly ChangeStep[] =>
  fields === "" ? [body] : [body, field(fields)];

function parameterTerm(place: string): ChangeTerm {
  return place === "header" || place === "cookie" ? place : "parameter";
}

const terms: Readonly<Record<string, ChangeTerm>> = {
  required: "required",
  deprecated: "deprecated",
  default: "default",
  security: "security",
  type: "type",
  schema: "type",
  format: "type",
  items: "items",
};
const namedTerms: readonly (readonly [RegExp, ChangeTerm])[] = [
  [/^value (.*)$/s, "value"],
  [/^(?:oneOf|anyOf) (.*)$/s, "variant"],
  [/^allOf (.*)$/s, "base"],
  [/^header (.*)$/s, "header"],
  [/^server (.*)$/s, "server"],
  [/^security scheme (.*)$/s, "scheme"],
  [/^((?:min|max|exclusive|multipleOf|pattern|uniqueItems).*)$/s, "limit"],
  [/^([\w.*+-]+\/\S+)$/, "media"],
];

/** Steps inside a row. */
export function stepsOfFact(steps: readonly string[]): readonly ChangeStep[] {
  return steps.map((step) => {
    const term = Object.hasOwn(terms, step) ? terms[step] : undefined;
    if (term !== undefined) return { term };
    for (const [form, named] of namedTerms) {
      const name = form.exec(step)?.[1];
      if (name !== undefined) return { term: named, name };
    }
    return { term: "other", name: step };
  });
}
