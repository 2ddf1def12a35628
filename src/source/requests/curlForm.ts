// What options of curl put into a form, or into the query with `-G`. Only names that are certain: where a shell or a file
// gives some of the fields, there is no telling which are missing.

/** An option with its value. */
export interface CurlOption {
  readonly name: string;
  readonly value?: string;
}

/** A form by the names of its fields. */
export interface WrittenForm {
  readonly mediaType: "multipart/form-data" | "application/x-www-form-urlencoded";
  readonly names: readonly string[];
}

/** Options whose values are parts of a body as they stand, or files. */
export const dataOptions: ReadonlySet<string> = new Set(["d", "data", "data-raw", "data-binary", "data-ascii", "json"]);
const partOptions = new Set(["F", "form", "form-string"]);
/** Options that make a body. */
export const bodyOptions: ReadonlySet<string> = new Set([...dataOptions, ...partOptions, "data-urlencode"]);

/** A name that is nothing else: no variable, placeholder, part of JSON or of a nested field. */
const plainName = /^[\w-]+$/;

/** The form that a call sends; `undefined` where it sends none, or some of its fields are not known. */
export function formOf(options: readonly CurlOption[]): WrittenForm | undefined {
  const sent = options.filter(({ name }) => bodyOptions.has(name));
  if (sent.length === 0) return undefined;
  const isMultipart = sent.every(({ name }) => partOptions.has(name));
  if (!isMultipart && (sent.some(({ name }) => partOptions.has(name) || name === "json") || hasOtherType(options)))
    return undefined;
  const fields = sent.flatMap(({ name, value = "" }) => (dataOptions.has(name) ? value.split("&") : [value]));
  const names = fields.map((field) => field.split(/[=@]/, 1)[0] ?? "");
  const isKnown = fields.every((field, index) => field !== names[index]) && names.every((name) => plainName.test(name));
  if (!isKnown) return undefined;
  return { mediaType: isMultipart ? "multipart/form-data" : "application/x-www-form-urlencoded", names };
}

function hasOtherType(options: readonly CurlOption[]): boolean {
  const types = options.filter(
    ({ name, value = "" }) => /^(?:H|header)$/.test(name) && /^content-type\s*:/i.test(value),
  );
  return types.some(({ value = "" }) => !/x-www-form-urlencoded/i.test(value));
}

/** An address with the data that `-G` puts into its query; what a file would give is left to a shell. */
export function withData(target: string, options: readonly CurlOption[]): string {
  const fields = options.flatMap(({ name, value = "" }) => {
    if (dataOptions.has(name)) return value.startsWith("@") ? "$file" : value;
    if (name !== "data-urlencode") return [];
    const [, field, text = ""] = /^([^=@]+)=(.*)$/s.exec(value) ?? [];
    return field === undefined ? "$file" : `${field}=${text.includes("$") ? text : encodeURIComponent(text)}`;
  });
  return fields.length === 0 ? target : `${target}${target.includes("?") ? "&" : "?"}${fields.join("&")}`;
}
