// Rules for parameters: those of the template, their place, and how they are described.
import { nearestNames } from "../../source/nearestName.ts";
import { shorten } from "../describeKind.ts";
import type { ParameterObject } from "../normalize/contentObjects.ts";
import type { NormalSpec } from "../normalize/normalizeSpec.ts";
import type { Reading } from "../normalize/reading.ts";
import type { Catalog, OperationPage } from "../pages/catalog.ts";
import { signatureOf } from "../pages/operationEntries.ts";
import { parametersOf } from "../pages/parameterViews.ts";
import { describedInstead } from "../samples/ownHeaders.ts";
import { collectParts } from "../schema/collectParts.ts";
import { typeFactsOf } from "../schema/typeFacts.ts";
import { templateNames } from "./checkPaths.ts";

/** Styles that each place allows. */
const stylesByPlace: ReadonlyMap<string, readonly string[]> = new Map([
  ["path", ["matrix", "label", "simple"]],
  ["query", ["form", "spaceDelimited", "pipeDelimited", "deepObject"]],
  ["querystring", []],
  ["header", ["simple"]],
  ["cookie", ["form", "cookie"]],
]);

/** Reports parameters that cannot be as they are, and those that a path lacks or has in vain. */
export function checkParameters({ reading }: NormalSpec, { operations }: Catalog): void {
  const checked = new Set<object>();
  for (const page of operations) {
    for (const list of [page.item.parameters ?? [], page.operation.parameters ?? []]) {
      if (!checked.has(list)) checkList(list, reading);
      checked.add(list);
      for (const parameter of list) {
        if (!checked.has(parameter)) checkOne(parameter, reading);
        checked.add(parameter);
      }
    }
    if (!page.isWebhook) checkTemplate(page, reading);
  }
}

function checkList(list: readonly ParameterObject[], reading: Reading): void {
  const seen = new Map<string, ParameterObject>();
  for (const parameter of list) {
    const key = `${parameter.in} ${parameter.name}`;
    const first = seen.get(key);
    seen.set(key, first ?? parameter);
    if (first === undefined) continue;
    report(reading, parameter, {
      key: "name",
      rule: "duplicate parameters",
      message: `the ${parameter.in ?? ""} parameter \`${shorten(parameter.name ?? "")}\` is defined twice`,
      hint: "keep one of the two; the last is shown",
      related: [{ message: "first defined here", holder: first }],
    });
  }
}

interface Slip {
  readonly key?: string;
  readonly rule: string;
  readonly message: string;
  readonly hint: string;
  readonly related?: readonly { readonly message: string; readonly holder: object }[];
}

function report(reading: Reading, holder: object, { key, ...slip }: Slip): void {
  reading.report({ holder, key }, { kind: "questionable", ...slip });
}

function checkOne(parameter: ParameterObject, reading: Reading): void {
  for (const slip of [...placeSlips(parameter, reading), ...descriptionSlips(parameter)])
    report(reading, parameter, slip);
}

/** What is wrong with where a parameter is, and with how it is written there. */
function placeSlips(parameter: ParameterObject, reading: Reading): readonly Slip[] {
  const { name = "", in: place, required, style } = parameter;
  const shown = `the parameter \`${shorten(name)}\``;
  const styles = place === undefined ? undefined : stylesByPlace.get(place);
  const slips: Slip[] = [];
  if (place !== undefined && styles === undefined) {
    const message = `${shown} is in \`${shorten(place)}\``;
    slips.push({ key: "in", rule: "places that parameters cannot be in", message, hint: placeHint(place) });
  }
  if (place === "path" && required !== true) {
    const message = `${shown} is part of the path but not \`required: true\``;
    slips.push({ rule: "path parameters that are not required", message, hint: "add `required: true`" });
  }
  // Swagger 2.0 has list formats instead, which are checked where they are read.
  const isOwnStyle = reading.version !== "2.0";
  if (isOwnStyle && style !== undefined && styles !== undefined && !styles.includes(style)) {
    const message = `${shown} has the style \`${shorten(style)}\`, which a parameter in \`${place}\` cannot have`;
    const hint = styles.length === 0 ? "remove `style`" : `write one of ${styles.join(", ")}`;
    slips.push({ key: "style", rule: "styles that a place does not allow", message, hint });
  }
  if (isOwnStyle && styles?.includes(style ?? "")) slips.push(...valueSlips(parameter, reading));
  const instead = place === "header" && reading.version !== "2.0" ? describedInstead(name) : undefined;
  if (instead !== undefined) {
    const message = `the header \`${shorten(name)}\` cannot be a parameter and is not shown`;
    slips.push({
      key: "name",
      rule: "headers that no parameter describes",
      message,
      hint: `describe it by ${instead}`,
    });
  }
  if (place === "querystring" && reading.version !== "3.2") {
    const message = `\`in: querystring\` is not part of OpenAPI ${reading.version}`;
    slips.push({ key: "in", rule: "places of OpenAPI 3.2", message, hint: "use `openapi: 3.2.0`" });
  }
  return slips;
}

/** What the standard writes in styles that say how parts of a value are written, in words. */
const partsByStyle: ReadonlyMap<string, string> = new Map([
  ["spaceDelimited", "lists and objects"],
  ["pipeDelimited", "lists and objects"],
  ["deepObject", "objects"],
]);

/** A value without parts cannot be written in a style of parts: each program sends something else. */
function valueSlips({ name = "", schema, style = "" }: ParameterObject, { schemas }: Reading): readonly Slip[] {
  const what = partsByStyle.get(style);
  if (what === undefined || schema === undefined) return [];
  const { types } = typeFactsOf(collectParts(schema, schemas.root));
  if (types.length === 0 || types.some((type) => type === "array" || type === "object")) return [];
  const message = `the parameter \`${shorten(name)}\` has the style \`${style}\`, which writes ${what}, but the type ${types.join(" | ")}`;
  return [{ key: "style", rule: "styles that a type does not allow", message, hint: "remove `style`" }];
}

function placeHint(place: string): string {
  if (place === "body" || place === "formData") return "describe it as `requestBody`";
  const [near] = nearestNames(place, stylesByPlace.keys(), 1);
  return near === undefined ? `write one of ${[...stylesByPlace.keys()].join(", ")}` : `did you mean \`in: ${near}\`?`;
}

/** A parameter is described by a schema or by the content of one media type. */
function descriptionSlips({ name = "", in: place, schema, content }: ParameterObject): readonly Slip[] {
  const shown = `the parameter \`${shorten(name)}\``;
  if (content === undefined) {
    if (schema !== undefined) return [];
    const message = `${shown} has neither \`schema\` nor \`content\``;
    return [
      {
        rule: "parameters without a schema",
        message,
        hint: place === "querystring" ? "add `content`" : "add `schema`",
      },
    ];
  }
  const isOne = Object.keys(content).length === 1;
  if (schema === undefined && isOne) return [];
  const message = `${shown} ${schema === undefined ? "does not have exactly one media type" : "has both `schema` and `content`"}`;
  return [
    {
      key: "content",
      rule: "parameters with more than one description",
      message,
      hint: "keep one; the first is shown",
    },
  ];
}

/** The names in the template and the path parameters must be the same. */
function checkTemplate(page: OperationPage, reading: Reading): void {
  const names = new Set(templateNames(page.path).filter((name) => name !== ""));
  const declared = parametersOf(page).filter(({ in: place }) => place === "path");
  for (const name of names) {
    if (declared.some((parameter) => parameter.name === name)) continue;
    report(reading, page.operation, {
      rule: "names in paths that have no parameter",
      message: `${signatureOf(page)} does not describe the parameter \`{${shorten(name)}}\` of its path`,
      hint: `add a parameter with \`name: ${shorten(name)}\`, \`in: path\` and \`required: true\``,
    });
  }
  for (const parameter of declared) {
    if (parameter.name === undefined || names.has(parameter.name)) continue;
    const [near] = nearestNames(parameter.name, names, 1);
    report(reading, parameter, {
      key: "name",
      rule: "path parameters that are not in the path",
      message: `the path ${page.path} has no \`{${shorten(parameter.name)}}\``,
      hint: near === undefined ? "add it to the path, or remove the parameter" : `did you mean \`${near}\`?`,
    });
  }
}
