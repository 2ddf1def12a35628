// Gives out slugs, each once. Who comes first keeps the plain one; the next gets `-2`, and both places are told.
import { type Slug, slug } from "../../model/brands.ts";
import type { Location } from "../../model/location.ts";
import type { HashFunction } from "../../model/ports.ts";
import { slugOf } from "../../model/slug.ts";
import { shorten } from "../describeKind.ts";
import type { Findings } from "../findings.ts";

/** Bytes of a slug: file systems take names of 255, and `-2` and `.html` are added to this one. */
const maxSlugBytes = 200;

/** What wants a slug. */
interface SlugRequest {
  /** Names to make the slug of, best first: the first that leaves any letters is taken. */
  readonly names: readonly string[];
  /** How messages call it: `GET /rooms`, `the tag "Rooms"`. */
  readonly label: string;
  readonly location: Location;
  /** How to mend that another one has the slug. @default to rename one of the two */
  readonly hint?: string | undefined;
}

/** Gives out the slugs of one folder of addresses. */
export interface Slugs {
  take(request: SlugRequest): Slug;
}

interface SlugInput {
  /** Slugs that are taken from the start, with the sentence that says by what. */
  readonly reserved: ReadonlyMap<string, string>;
  readonly findings: Findings;
  readonly hash: HashFunction;
}

/** Starts a folder of addresses. */
export function createSlugs({ reserved, findings, hash }: SlugInput): Slugs {
  const ownersBySlug = new Map<string, Pick<SlugRequest, "label" | "location">>();
  /** The number with which the search for a free slug goes on: thousands may want one. */
  const numbersBySlug = new Map<string, number>();
  const isTaken = (candidate: string): boolean => ownersBySlug.has(candidate) || reserved.has(candidate);
  return {
    take({ names, label, location, hint }) {
      const wanted = fitFileName(names.map(slugOf).find((name) => name !== "") ?? "page", hash);
      let given = wanted;
      for (let number = numbersBySlug.get(wanted) ?? 2; isTaken(given); number += 1) {
        given = `${wanted}-${number}`;
        numbersBySlug.set(wanted, number);
      }
      if (given !== wanted) {
        const owner = ownersBySlug.get(wanted);
        findings.add({
          code: "api-slug-taken",
          rule: "addresses that are already taken",
          message: `${label} gets the address \`${given}\`: \`${wanted}\` ${owner === undefined ? reserved.get(wanted) : `belongs to ${owner.label}`}`,
          location,
          hint:
            owner === undefined
              ? "rename it, so that its address says what it is"
              : (hint ?? "rename one of the two, so that its address does not depend on the order in the file"),
          ...(owner === undefined ? {} : { related: [{ message: owner.label, location: owner.location }] }),
        });
      }
      ownersBySlug.set(given, { label, location });
      return slug(given);
    },
  };
}

/** A slug that a file can be named by: what is too long ends in a digest. */
function fitFileName(name: string, hash: HashFunction): string {
  const bytes = new TextEncoder().encode(name);
  if (bytes.length <= maxSlugBytes) return name;
  const start = new TextDecoder().decode(bytes.subarray(0, maxSlugBytes - 10)).replace(/\uFFFD+$/, "");
  return `${start.replace(/-+$/, "")}-${hash(name).slice(0, 8)}`;
}

/** `the tag "Rooms"`. */
export function quoteLabel(kind: string, name: string): string {
  return `${kind} ${JSON.stringify(shorten(name))}`;
}
