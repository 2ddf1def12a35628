// Responses of Swagger 2.0 as responses of OpenAPI 3.
import type { HeaderObject, MediaTypeObject, ResponseObject } from "./contentObjects.ts";
import type { Reading } from "./reading.ts";
import type { SwaggerHeader, SwaggerResponse } from "./swaggerObjects.ts";
import { styleOf } from "./upgradeParameters.ts";

/** A response in the form of OpenAPI 3. @param produces Media types that the operation answers with; may be empty. */
export function upgradeResponse(
  response: SwaggerResponse,
  produces: readonly string[],
  reading: Reading,
): ResponseObject {
  const { schema, examples = {}, headers, ...rest } = response;
  const isFile = typeof schema === "object" && schema["format"] === "binary";
  const fallback = isFile ? "application/octet-stream" : "application/json";
  const produced = produces.length === 0 && schema !== undefined ? [fallback] : produces;
  const types = new Set([...(schema === undefined ? [] : produced), ...Object.keys(examples)]);
  const content = [...types].map((type): [string, MediaTypeObject] => [
    type,
    {
      ...(schema === undefined ? {} : { schema }),
      ...(Object.hasOwn(examples, type) ? { example: examples[type] } : {}),
    },
  ]);
  const result: ResponseObject = {
    ...rest,
    ...(content.length === 0 ? {} : { content: Object.fromEntries(content) }),
    ...(headers === undefined
      ? {}
      : {
          headers: Object.fromEntries(Object.entries(headers).map(([name, header]) => [name, upgradeHeader(header)])),
        }),
  };
  reading.places.copy(response, result);
  return result;
}

function upgradeHeader({ description, ownSchema, ...written }: SwaggerHeader): HeaderObject {
  return {
    ...(description === undefined ? {} : { description }),
    schema: ownSchema,
    ...styleOf(written),
  };
}
