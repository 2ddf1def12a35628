// Small texts that one build leaves for the next on the same machine, by name. Each proves itself by a digest, which holds
// its name too, so that a sound note under the name of another is not taken for that one.
import { join } from "node:path";
import { digestOf } from "../hash.ts";
import { readKept } from "./readKept.ts";
import { writeAside } from "./stampBook.ts";

/** Texts by name. */
export interface Notes {
  /** `undefined` when there is none or it is damaged. */
  read(name: string): string | undefined;
  /** A disk that refuses only costs the next build time. */
  write(name: string, text: string): void;
}

/**
 * The notes of a site.
 * @param folder Where notes are kept.
 * @param siteFolder Absolute path: sites may share a folder.
 */
export function openNotes(folder: string, siteFolder: string): Notes {
  const idOf = (name: string): string => digestOf(`${siteFolder}\n${name}`);
  const fileOf = (name: string): string => join(folder, `${idOf(name)}.note`);
  const proofOf = (name: string, text: string): string => digestOf(`${idOf(name)} ${digestOf(text)}`);
  return {
    read: (name) => {
      try {
        const note = readKept(fileOf(name));
        const text = note.slice(33);
        return note.slice(0, 32) === proofOf(name, text) ? text : undefined;
      } catch {
        return undefined; // no note
      }
    },
    write: (name, text) => writeAside(fileOf(name), `${proofOf(name, text)}\n${text}`),
  };
}
