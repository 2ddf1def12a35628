// Judges examples with a validator that shares no code with the generator.
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";

/** Says why a value is not valid; `undefined` when it is. */
export type Judge = (value: unknown) => string | undefined;

/** Validators by the document that references point into: what one schema refers to is compiled once for all. */
const validators = new WeakMap<object, Ajv2020>();

function validatorFor(root: object): Ajv2020 {
  const known = validators.get(root);
  if (known !== undefined) return known;
  const ajv = new Ajv2020({ strict: false, allErrors: false, logger: false, validateSchema: false });
  addFormats.default(ajv);
  ajv.addSchema({ $id: "https://example.com/api", ...root });
  validators.set(root, ajv);
  return ajv;
}

/** A judge by a schema whose references point into a document. */
export function createJudge(schema: unknown, root: unknown): Judge {
  const ajv = validatorFor(asObject(root));
  const validate = ajv.compile({ allOf: [withBase(schema)] });
  return (value) => (validate(value) ? undefined : `${ajv.errorsText(validate.errors)} in ${JSON.stringify(value)}`);
}

export const whyInvalid = (value: unknown, schema: unknown, root: unknown): string | undefined =>
  createJudge(schema, root)(value);

const asObject = (value: unknown): object => (typeof value === "object" && value !== null ? value : {});

/** The schema with its references made absolute. */
function withBase(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withBase);
  if (typeof value !== "object" || value === null) return value;
  const members = Object.entries(value).map(([key, inner]) => {
    const isRef = key === "$ref" && typeof inner === "string" && inner.startsWith("#");
    return [key, isRef ? `https://example.com/api${inner}` : withBase(inner)] as const;
  });
  return Object.fromEntries(members);
}
