// Recognises placeholders in examples, which readers replace themselves, so that they are not checked against a schema.

/**
 * Names in brackets: `<id>`, `{id}`, `{{id}}` and what templates fill in (`{{host}}/a`). Variables of a shell: `$ID`,
 * `${ID}`, `$(date)`, also with more behind them. What is left out: `…`, `...`. Not prices (`$12.50`) and objects in texts.
 */
const placeholder = /^(?:<[^<>]+>|\{[^{}"]*\}|\{\{.*|\$(?:[A-Za-z_{(].*|\d)|(?:…|\.\.\.).*)$/s;

/** Whether a value is a text that readers are meant to replace. */
export const isPlaceholder = (value: unknown): boolean => typeof value === "string" && placeholder.test(value);

/**
 * Signs of a part that readers replace, and words that say so: `id-{id}`, `*`, `YOUR_ID`, `your-id`, `YYYY-MM-DD`, `N`, `xxx`;
 * not `ASC`.
 */
const replaced = /[<>{}[\]$*…]|\.\.\.|^(?:your|my|some|xx)|^[A-Z]$|^[A-Z]+(?:[_-][A-Z]+)+$/;

/** Whether a text of a query may hold the place of another one, as a whole or in part. */
export const mayBeReplaced = (text: string): boolean => replaced.test(text);
