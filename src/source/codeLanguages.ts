// The names that authors give to languages of code. What is done with a language is said where it is done.

/** Names that mean the language of another name, which every table of languages uses. */
const languageByName: ReadonlyMap<string, string> = new Map(
  Object.entries({
    bash: "sh shell zsh",
    "shell-session": "console terminal shellsession",
    javascript: "js mjs cjs",
    typescript: "ts mts cts",
    python: "py python3",
    ruby: "rb",
    yaml: "yml",
    markdown: "md",
    csharp: "cs",
    cpp: "c++",
    go: "golang",
    docker: "dockerfile",
    diff: "patch",
  }).flatMap(([language, names]) => names.split(" ").map((name) => [name, language] as const)),
);

/** All names in the table, of languages and for them. */
export const namesOfLanguages: readonly string[] = [...languageByName].flat();

/** The language that a name in lower case means: `javascript` for `mjs`; names that are not known stay. */
export const languageNamed = (name: string): string => languageByName.get(name) ?? name;
