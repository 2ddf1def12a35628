// Ids in an operation's page. Those of callbacks have a prefix.
import type { OperationBody } from "../../../src/model/api.ts";

/** Id of a response's heading: `response-200`, `response-4xx`, `response-default`. */
export const responseId = (status: string, prefix: string): string =>
  `${prefix}response-${idPart(status.toLowerCase())}`;

/** Id of a parameter, from its location and name: `path-id`, `header-x-request-id`. */
export const parameterId = (place: string, name: string, prefix: string): string => `${prefix}${place}-${idPart(name)}`;

/** Id of the heading above the parameters of a location: `parameters-query`. */
export const parametersId = (place: string, prefix: string): string => `${prefix}parameters-${idPart(place)}`;

/** A name made valid in an id, which must not contain white space. */
export const idPart = (name: string): string => name.replace(/\s+/g, "-");

/** Whether an operation has parameters or a body. */
export const hasRequest = ({ parameters, requestBody }: OperationBody): boolean =>
  requestBody !== undefined || parameters.some((group) => group.parameters.length > 0);
