// Percent-encoding of what stands in addresses.

import { wellFormed } from "../../source/wellFormed.ts";

/** Encodes everything but unreserved characters, so that no shell and no language finds a sign of its own in it. */
export const encodeStrictly = (text: string): string =>
  encodeURIComponent(wellFormed(text)).replace(/[!'()*]/g, encodeCharacter);

/** As `encodeStrictly`, but leaves what a value of a query may hold as it is and no shell has a use for: `https://a.example/?b=c`. */
export const encodeOpenly = (text: string): string => opened(encodeStrictly(text));

/** An encoded text in which the signs that `encodeOpenly` leaves are not. */
export const opened = (encoded: string): string => encoded.replace(/%(?:2C|2F|3A|3B|3D|3F|40)/g, decodeURIComponent);

/** Encodes only what would be misread, for readers: letters of every script stay letters. */
export const encodeReadably = (text: string): string =>
  wellFormed(text).replace(/[^\p{L}\p{M}\p{N}._~:/@-]+/gu, (other) => encodeURIComponent(other));

/** As `encodeReadably`, for a piece of a path, in which a slash would begin the next one. */
export const encodePiece = (text: string): string => encodeReadably(text).replaceAll("/", "%2F");

/**
 * Encodes what may not stand in an address, and quotes and signs that mean something to shells, but leaves its
 * structure and letters: `/rooms/a b'$` becomes `/rooms/a%20b%27%24`.
 */
export const encodeAddress = (text: string): string =>
  wellFormed(text).replace(/[^\p{L}\p{M}\p{N}_\-.~:/?#[\]@&+,;=%]|%(?![0-9a-fA-F]{2})/gu, encodeCharacter);

/** As `encodeAddress`, with letters beyond ASCII and brackets, which some clients expand, encoded too. */
export const encodeWire = (text: string): string =>
  encodeAddress(text).replace(/[\u0080-\u{10ffff}[\]]+/gu, (letters) => encodeURIComponent(letters));

function encodeCharacter(character: string): string {
  const encoded = encodeURIComponent(character);
  return encoded === character ? `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}` : encoded;
}
