// JSON pointers as texts: escaping and joining their tokens. Follows none.

/** One token as it stands in a pointer: `a/b~c` → `a~1b~0c`. */
export function escapeToken(token: string): string {
  return token.replaceAll("~", "~0").replaceAll("/", "~1");
}

/** What a token of a pointer says: `a~1b~0c` → `a/b~c`. */
export function unescapeToken(token: string): string {
  return token.replaceAll("~1", "/").replaceAll("~0", "~");
}

/** Pointer of tokens: `["paths", "/rooms"]` → `/paths/~1rooms`; `""` is the root. */
export function pointerOf(tokens: readonly (string | number)[]): string {
  return tokens.map((token) => `/${escapeToken(String(token))}`).join("");
}

/** Tokens of a pointer: `/paths/~1rooms` → `["paths", "/rooms"]`. */
export function tokensOf(pointer: string): readonly string[] {
  return pointer.split("/").slice(1).map(unescapeToken);
}
