// The method of an operation as a badge; common methods have a colour.
import { type HttpMethod, isKeyedMethod, sentMethod } from "../../../src/model/httpMethod.ts";

/** A method. */
export interface MethodBadgeProps {
  /** As in the model: `get`, `COPY`. */
  readonly method: HttpMethod;
}

/** The badge. */
export function MethodBadge({ method }: MethodBadgeProps) {
  const className = isKeyedMethod(method) ? `method method-${method}` : "method";
  return <span className={className}>{sentMethod(method)}</span>;
}
