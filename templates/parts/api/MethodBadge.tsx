// The method of an operation as a badge: its word, and a colour for methods that have one.

/** A method. */
export interface MethodBadgeProps {
  /** Lower case. */
  readonly method: string;
}

/** The badge. */
export function MethodBadge({ method }: MethodBadgeProps) {
  return <span className={`method method-${method}`}>{method.toUpperCase()}</span>;
}
