// Rules for the document as a whole: what it must have, and names that it gives.
import { leavesSite } from "../../source/leavesSite.ts";
import { shorten } from "../describeKind.ts";
import type { NormalSpec } from "../normalize/normalizeSpec.ts";
import type { Reading, Spot } from "../normalize/reading.ts";
import { maxTitleLength } from "../pages/operationEntries.ts";
import { isObject, ownValue, textOf } from "../schema/json.ts";

/** Component names that every tool takes: `Room.v2`, `room_list`. */
const componentName = /^[A-Za-z0-9._-]+$/;

/** Reports what the document lacks, tags declared twice, and names that other tools refuse. */
export function checkDocument({ document, reading }: NormalSpec): void {
  const { root, version } = reading;
  const top = { holder: root, key: undefined };
  const hasPaths = Object.hasOwn(root, "paths");
  const isOld = version === "2.0" || version === "3.0";
  if (!Object.hasOwn(root, "info")) {
    const hint = "add `info` with `title` and `version`";
    reading.report(top, { kind: "questionable", message: "the specification has no `info`", hint });
  }
  if (isOld ? !hasPaths : !["paths", "webhooks", "components"].some((key) => Object.hasOwn(root, key))) {
    const message = `the specification has no \`paths\`${isOld ? "" : ", `webhooks` or `components`"}`;
    reading.report(top, { kind: "questionable", message, hint: "describe an operation under `paths`" });
  }
  if (version === "3.0") checkNewer({ document, reading });
  checkLength("the title", { holder: document.info, key: "title" }, reading);
  checkLogo(document.info["x-logo"], reading);
  checkTags({ document, reading });
  for (const { name, spot } of document.schemas) {
    if (version === "2.0" || componentName.test(name) || !isWritten(spot, reading)) continue;
    reading.report(spot, {
      kind: "questionable",
      rule: "component names with characters that are not allowed",
      message: `\`${shorten(name)}\` is not a valid component name`,
      hint: "use ASCII letters, digits, `.`, `_` and `-`",
    });
  }
}

/** Reports what came with OpenAPI 3.1: other tools pass over it. It is shown all the same. */
function checkNewer({ document: { info }, reading }: NormalSpec): void {
  const components = ownValue(reading.root, "components");
  const places = [
    { holder: reading.root, key: "webhooks", hint: ", or write `x-webhooks`" },
    { holder: reading.root, key: "jsonSchemaDialect" },
    { holder: info, key: "summary", hint: ", or write it into `description`" },
    { holder: info.license, key: "identifier", hint: ", or write `url`" },
    { holder: isObject(components) ? components : undefined, key: "pathItems" },
  ];
  for (const { holder, key, hint = "" } of places) {
    if (holder === undefined || !Object.hasOwn(holder, key)) continue;
    reading.report(
      { holder, key },
      {
        kind: "questionable",
        rule: "parts of OpenAPI 3.1 in an earlier version",
        message: `\`${key}\` is not part of OpenAPI 3.0`,
        hint: `use \`openapi: 3.1.0\`${hint}`,
      },
    );
  }
}

/** Pages ask other sites for nothing, so a logo from there has no picture. */
function checkLogo(logo: NormalSpec["document"]["info"]["x-logo"], reading: Reading): void {
  if (logo === undefined || !leavesSite(logo.url ?? "")) return;
  reading.report(
    { holder: logo, key: "url" },
    {
      kind: "questionable",
      rule: "logos of other sites",
      message: `the logo \`${shorten(logo.url ?? "")}\` is not shown, because pages load nothing from other sites`,
      hint: "put the picture into `content/static/`, and write its address there: `/img/logo.svg`",
    },
  );
}

/** Whether a name stands in a file: schemas of other files get theirs from the key or file that they have there. */
function isWritten({ holder, key }: Pick<Spot, "holder" | "key">, { places }: Reading): boolean {
  const [own, outer] = [places.locate(holder, key), places.locate(holder)];
  return own.line !== outer.line || own.column !== outer.column;
}

function checkLength(what: string, spot: { readonly holder: object; readonly key: string }, reading: Reading): void {
  const text = textOf(ownValue(spot.holder, spot.key));
  if (text === undefined || text.length <= maxTitleLength) return;
  reading.report(spot, {
    kind: "questionable",
    rule: "names that are too long for a title",
    message: `${what} has ${text.length} characters; the first ${maxTitleLength} are shown`,
    hint: "keep it to one line, and put the rest in `description`",
  });
}

function checkTags({
  document,
  reading,
}: {
  readonly document: NormalSpec["document"];
  readonly reading: Reading;
}): void {
  const seen = new Map<string, object>();
  for (const tag of document.tags) {
    if (tag.name === undefined) continue;
    const key = tag["x-displayName"] === undefined ? "name" : "x-displayName";
    checkLength("the name of the tag", { holder: tag, key }, reading);
    const first = seen.get(tag.name);
    if (first === undefined) seen.set(tag.name, tag);
    else {
      reading.report(
        { holder: tag, key: "name" },
        {
          kind: "questionable",
          message: `the tag \`${shorten(tag.name)}\` is declared twice`,
          hint: "keep one of the two; the first is shown",
          related: [{ message: "first declared here", holder: first }],
        },
      );
    }
  }
}
