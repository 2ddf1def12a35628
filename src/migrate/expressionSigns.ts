// Characters that matter where an expression of JavaScript is stepped over.

/** What a character says about an expression. */
export type Sign = "opens" | "closes" | "ends" | "quotes";

/** What a character says about an expression, by its code: texts of many kilobytes are stepped over. */
export const signs: readonly (Sign | undefined)[] = Array.from({ length: 128 }, (_, code) => {
  const character = String.fromCharCode(code);
  if ("([{".includes(character)) return "opens";
  if (")]}".includes(character)) return "closes";
  return ",;".includes(character) ? "ends" : `"'\``.includes(character) ? "quotes" : undefined;
});
