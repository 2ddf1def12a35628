// JSON for inside a script element. Nothing else is put there by joining strings.

/** Characters that could end the script, open a comment, or end a line in old JavaScript. */
const unsafe = /[<>&\u2028\u2029]/g;

/** JSON of a value with every character escaped that has a meaning in HTML: safe inside any `<script>`. */
export function jsonForScript(value: unknown): string {
  const json = JSON.stringify(value) ?? "null";
  return json.replace(unsafe, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
