// The method of an operation as a badge: its word, and a colour for methods that have one.
import { type HttpMethod, isKeyedMethod, sentMethod } from "../../../src/model/httpMethod.ts";

/** A method. */
export interface MethodBadgeProps {
  /** As the model holds it: `get`, `COPY`. */
  readonly method: HttpMethod;
}

/** The badge. */
export function MethodBadge({ method }: MethodBadgeProps) {
  const className = isKeyedMethod(method) ? `method method-${method}` : "method";
  return <span className={className}>{sentMethod(method)}</span>;
}
