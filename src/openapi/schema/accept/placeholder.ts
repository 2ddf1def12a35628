// Recognises placeholders in examples, which readers replace themselves, so that they are not checked against a schema.

/**
 * Names in brackets: `<id>`, `{id}`, `{{id}}` and what templates fill in (`{{host}}/a`). Variables of a shell: `$ID`,
 * `${ID}`, `$(date)`, also with more behind them. What is left out: `…`, `...`. Not prices (`$12.50`) and objects in texts.
 */
const placeholder = /^(?:<[^<>]+>|\{[^{}"]*\}|\{\{.*|\$(?:[A-Za-z_{(].*|\d)|(?:…|\.\.\.).*)$/s;

/** Whether a value is a text that readers are meant to replace. */
export const isPlaceholder = (value: unknown): boolean => typeof value === "string" && placeholder.test(value);
