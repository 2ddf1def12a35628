// Pages whose templates have thrown: told once for all pages that have failed in the same way, with the line of the template.
import type { Diagnostic } from "../../model/diagnostic.ts";
import type { Location } from "../../model/location.ts";

/** A page that could not be made. */
export interface Failure {
  readonly url: string;
  readonly diagnostic: Diagnostic;
  /** The stack of what its template has thrown; absent when it was something else. */
  readonly stack?: string;
}

/** Most pages that are named. */
const mostNamed = 3;
/** Most stacks whose places are looked up: others are told as they are. */
const mostLookedUp = 100;

/**
 * One finding for each place in the site's templates that has thrown the same error, and for each error without such a
 * place that more than a few pages share. What stands in the configuration is told of each page.
 * @param findPlace The innermost place in a file of the site that a stack names.
 */
export function joinFailures(
  failures: readonly Failure[],
  findPlace: (stack: string) => Location | undefined,
): readonly Diagnostic[] {
  const placeOf = rememberPlaces(findPlace);
  const groups = new Map<string, { readonly place?: Location; readonly failures: Failure[] }>();
  for (const failure of failures) {
    const { url, diagnostic, stack } = failure;
    const isOfTemplate = stack !== undefined && diagnostic.location?.pointer === undefined;
    const place = isOfTemplate ? placeOf(stack) : undefined;
    const key = isOfTemplate ? JSON.stringify([place, reasonOf(failure), diagnostic.hint]) : url;
    const group = groups.get(key) ?? { ...(place === undefined ? {} : { place }), failures: [] };
    group.failures.push(failure);
    groups.set(key, group);
  }
  return [...groups.values()].flatMap(({ place, failures: alike }) => describeAlike(alike, place));
}

function describeAlike(failures: readonly Failure[], place: Location | undefined): readonly Diagnostic[] {
  const [first] = failures;
  const isMany = failures.length > (place === undefined ? mostNamed : 1);
  if (first !== undefined && isMany) {
    const { location = place, ...told } = first.diagnostic;
    const message = `${namesOf(failures)} ${reasonOf(first)}`;
    return [{ ...told, message, ...(location === undefined ? {} : { location: place ?? location }) }];
  }
  const related = place && [{ message: "throws this error", location: place }];
  return failures.map(({ diagnostic }) => (related === undefined ? diagnostic : { ...diagnostic, related }));
}

/** What went wrong, without the page: `cannot be rendered: …`. */
const reasonOf = ({ url, diagnostic: { message } }: Failure): string => message.slice(url.length + 1);

/** Looks each stack up once: thousands of pages mostly fail with the same one. */
function rememberPlaces(findPlace: (stack: string) => Location | undefined): (stack: string) => Location | undefined {
  const places = new Map<string, Location | undefined>();
  return (stack) => {
    if (!places.has(stack) && places.size < mostLookedUp) places.set(stack, findPlace(stack));
    return places.get(stack);
  };
}

function namesOf(failures: readonly Failure[]): string {
  const names = failures.slice(0, mostNamed).map(({ url }) => url);
  const more = failures.length - names.length;
  return more > 0 ? `${names.join(", ")} and ${more} more page${more === 1 ? "" : "s"}` : names.join(", ");
}
