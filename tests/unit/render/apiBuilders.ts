// Builders of pieces of API bodies: complete values with only the interesting fields given.
import type {
  ApiParameter,
  CodeSample,
  ExampleView,
  MediaTypeView,
  OperationBody,
  ResponseView,
  SchemaConstraint,
  SchemaProperty,
  SchemaView,
} from "../../../src/model/api.ts";
import type { CodeBlockProps } from "../../../src/model/body.ts";
import { hashText } from "../../../src/model/brands.ts";
import type { PageProps } from "../../../src/model/page.ts";

const kinds: readonly SchemaConstraint["kind"][] = [
  ...(["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf", "minLength", "maxLength"] as const),
  ...(["pattern", "minItems", "maxItems", "uniqueItems", "minContains", "maxContains"] as const),
  ...(["minProperties", "maxProperties"] as const),
];

/** Limits by kind: `{ minimum: "1" }`. */
export type Limits = { readonly [Kind in SchemaConstraint["kind"]]?: string };

/** Limits as schemas have them. */
export const constraintsOf = (limits: Limits): readonly SchemaConstraint[] =>
  kinds.flatMap((kind) => {
    const value = limits[kind];
    return value === undefined ? [] : [{ kind, value }];
  });

/** A schema of one type. */
export const schema = (
  type: string,
  { limits = {}, ...more }: Partial<SchemaView> & { readonly limits?: Limits } = {},
): SchemaView => ({ types: [type], constraints: constraintsOf(limits), ...more });

/** An object's properties; names that end in `!` are required. Ids are the prefix and the name. */
export const properties = (prefix: string, schemas: Readonly<Record<string, SchemaView>>): readonly SchemaProperty[] =>
  Object.entries(schemas).map(([key, value]) => {
    const name = key.replace("!", "");
    return { name, isRequired: key.endsWith("!"), id: `${prefix}${name}`, schema: value };
  });

/** An object with properties. */
export const object = (
  prefix: string,
  schemas: Readonly<Record<string, SchemaView>>,
  more: Partial<SchemaView> = {},
): SchemaView => schema("object", { properties: properties(prefix, schemas), ...more });

/** Values of an enumeration of texts. */
export const texts = (...values: readonly string[]): NonNullable<SchemaView["enum"]> =>
  values.map((value) => ({ value: JSON.stringify(value) }));

/** Code with its strings coloured. */
export const code = (language: string, text: string): CodeBlockProps => ({
  language,
  text,
  lines: text.split("\n").map((line) => ({
    html: line
      .replaceAll("&", "&amp;")
      .replaceAll("<", "&lt;")
      .replace(/"[^"]*"/g, (string) => `<span class="tok-string">${string}</span>`),
  })),
});

/** An example with a name, or one made from a schema. */
export const example = (name: string, value: unknown, more: Partial<ExampleView> = {}): ExampleView => ({
  name,
  isGenerated: name === "",
  code: code("json", JSON.stringify(value, null, 2)),
  ...more,
});

/** A parameter. */
export const parameter = (name: string, value: SchemaView, more: Partial<ApiParameter> = {}): ApiParameter => ({
  ...{ name, isRequired: false, isDeprecated: false, schema: value, examples: [] },
  ...more,
});

/** Contents of a body in one media type. */
export const media = (mediaType: string, more: Partial<MediaTypeView> = {}): MediaTypeView => ({
  ...{ mediaType, examples: [], encodings: [] },
  ...more,
});

/** A response. */
export const response = (status: string, html: string, more: Partial<ResponseView> = {}): ResponseView => ({
  ...{ status, descriptionHtml: html, headers: [], contents: [], links: [] },
  ...more,
});

/** A sample that holds the address of the server. */
export const sample = (id: string, label: string, text: string): CodeSample => ({
  ...{ id, label, code: code(id, text), base: "http://domivka.local/api/v1" },
});

/** An operation that says nothing. */
export const emptyOperation: OperationBody = {
  ...{ kind: "operation", method: "get", path: "/", isWebhook: false },
  ...{ security: [], servers: [], parameters: [], responses: [], callbacks: [], samples: [], tagLinks: [] },
};

/** Pages that bodies refer to by index. */
export const apiBodyProps: NonNullable<PageProps["apiBody"]> = {
  hash: hashText("0"),
  refs: [
    { label: "Device", href: "/docs/api/schemas/device" },
    { label: "Error", href: "/docs/api/schemas/error" },
    { label: "Devices", href: "/docs/api/devices" },
    { label: "Update a device", href: "/docs/api/update-device-by-id" },
    { label: "Domivka API", href: "/docs/api/domivka-api" },
  ],
};
