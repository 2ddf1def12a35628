// Reads the configuration of a book of mdBook, `book.toml`: what the book says of itself, and the settings of its pages.
import { type DataRecord, isRecord } from "./isRecord.ts";
import { joinPath } from "./joinPath.ts";
import { readToml } from "./toml.ts";

/** Name of the file. */
export const bookTomlName = "book.toml";

/** What a book says. */
export interface BookFacts {
  readonly title?: string;
  readonly description?: string;
  /** Code of its language as written. */
  readonly language?: string;
  /** Folder of its chapters, relative to that of the file; empty for the same one. */
  readonly src: string;
  /** `output.html`: addresses, redirects. */
  readonly html: DataRecord;
  /** Names of the programs that change its chapters. */
  readonly preprocessors: readonly string[];
}

/** Facts of a book; those of an empty file where it cannot be read. */
export function readBook(text: string): BookFacts {
  const config = readToml(text);
  const book = tableAt(config, "book");
  const [title, description, language] = [book["title"], book["description"], book["language"]].map(textOf);
  return {
    ...(title ? { title } : {}),
    ...(description ? { description } : {}),
    ...(language ? { language } : {}),
    src: joinPath("", typeof book["src"] === "string" ? book["src"] : "src") ?? "src",
    html: tableAt(tableAt(config, "output"), "html"),
    preprocessors: Object.keys(tableAt(config, "preprocessor")),
  };
}

/** A table of a table; an empty one where there is none. */
export function tableAt(table: DataRecord, key: string): DataRecord {
  const value = Object.hasOwn(table, key) ? table[key] : undefined;
  return isRecord(value) ? value : {};
}

const textOf = (value: unknown): string => (typeof value === "string" ? value.trim() : "");

/** The code of a book's language, if it has one: `pt-BR`. */
export function languageOfBook({ language = "" }: BookFacts): string | undefined {
  return /^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8}){0,2}$/.test(language) ? language : undefined;
}
