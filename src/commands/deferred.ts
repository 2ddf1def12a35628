// A promise that somebody else settles. Node 20 has none of its own.

/** A promise with what resolves it. */
interface Deferred<Value> {
  readonly promise: Promise<Value>;
  readonly resolve: (value: Value) => void;
}

/** A promise that is settled from outside, once. */
export function deferred<Value>(): Deferred<Value> {
  const settlers: ((value: Value) => void)[] = [];
  const promise = new Promise<Value>((resolve) => settlers.push(resolve));
  return { promise, resolve: (value) => settlers[0]?.(value) };
}
