// A terminal that keeps what is written, whichever of its streams it goes to.

/** Such a terminal, and what was written so far. */
export function listeningTerminal() {
  const texts: string[] = [];
  const write = (text: string): void => {
    texts.push(text);
  };
  const terminal = {
    ...{ writeOutput: write, writeError: write, isTerminal: false, noColor: true, now: () => 0 },
    signal: new AbortController().signal,
  };
  return { terminal, written: () => texts.join("") };
}
