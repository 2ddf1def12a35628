// More actions for an overlay that there is: text to be put at the end of its file.

/** Actions as they can be put at the end of a file; `undefined` where its list does not stand there. */
export function addedActions(file: string, actions: string): string | undefined {
  const lines = file.split(/\r?\n/);
  const start = lines.findIndex((line) => /^actions:\s*(?:#.*)?$/.test(line));
  const rest = lines.slice(start + 1);
  const indent = rest.map((line) => /^( *)- /.exec(line)?.[1]).find((found) => found !== undefined);
  const isLast =
    rest.every((line) => line.trim() === "" || /^(?: |-|#)/.test(line)) && !/^(?:---|\.\.\.)/m.test(rest.join("\n"));
  if (start < 0 || indent === undefined || !isLast) return undefined;
  const added = actions.split("\n").map((line) => (line === "" ? "" : indent + line));
  return `${file.endsWith("\n") ? "" : "\n"}${added.join("\n")}\n`;
}
