// Classifies the characters that matter when a JavaScript expression is skipped.

/** What a character does in an expression. */
export type Sign = "opens" | "closes" | "ends" | "quotes";

/** What a character does, by its code. An array, because texts of many kilobytes are skipped character by character. */
export const signs: readonly (Sign | undefined)[] = Array.from({ length: 128 }, (_, code) => {
  const character = String.fromCharCode(code);
  if ("([{".includes(character)) return "opens";
  if (")]}".includes(character)) return "closes";
  return ",;".includes(character) ? "ends" : `"'\``.includes(character) ? "quotes" : undefined;
});
