// A limit of time for work that a signal can end as well.

/** A signal that ends with another one, or after some time. `clear` is for when nothing is left to be ended. */
export function limitTime(signal: AbortSignal, longestMs: number): { readonly signal: AbortSignal; clear(): void } {
  // Of AbortSignal.any and AbortSignal.timeout Node 20 forgets the one that nothing else holds, and its time never ends.
  const limit = new AbortController();
  const stop = (): void => limit.abort();
  const timer = setTimeout(stop, longestMs);
  if (signal.aborted) stop();
  else signal.addEventListener("abort", stop, { once: true });
  return {
    signal: limit.signal,
    clear: () => {
      clearTimeout(timer);
      signal.removeEventListener("abort", stop);
    },
  };
}
