// Describes a schema for a page, as a tree of limited size: named schemas become links where it would grow too large. Goes
// level by level, so that the room is used for what is near the top. Renders nothing.
import type { SchemaView } from "../../model/api.ts";
import { collectParts, type SchemaParts } from "./collectParts.ts";
import { isObject } from "./json.ts";
import type { SchemaBudget, SchemaViewContext } from "./schemaContext.ts";
import { type TypeFacts, typeFactsOf } from "./typeFacts.ts";
import { type Ancestors, isInside, substanceOf } from "./view/ancestors.ts";
import { annotationsInPlace, annotationsOf, marksOf } from "./view/annotations.ts";
import { constraintsOf } from "./view/constraints.ts";
import { enumValuesOf, isEnumOpen } from "./view/enumValues.ts";
import { insideOf } from "./view/inside.ts";
import type { LevelContext, Place } from "./view/levelContext.ts";
import { createPropertyIds } from "./view/propertyIds.ts";
import { isTooDeep, roomFor } from "./view/room.ts";
import { sizeOf } from "./view/sizeOf.ts";
import { namedTypesOf, typeNames } from "./view/typeNames.ts";
import { discriminatorOf, discriminatorView } from "./view/variants.ts";

/** Deepest level of named schemas that are expanded inside each other, below the top one, unless the page is short. */
const maxNamedDepth = 3;
/** Expansions that a page must have left for those further down. */
const sparedExpansions = 100;
/** Longest list of properties or variants: nobody reads more in one place. */
export const maxListed = 1000;
/** Most values of an enumeration: there are 600 time zones, and readers look for theirs. */
export const maxValues = 1000;

/**
 * The budget of a whole page, which all its schemas share. Measured: schemas that use it up make less than 20 kB of gzipped
 * JSON; the largest page of six published APIs makes 4 kB.
 */
export function createSchemaBudget(): SchemaBudget {
  return { expansions: 150, nodes: 500 };
}

interface Task {
  readonly schema: unknown;
  /** The view to fill in. */
  readonly view: SchemaView;
  readonly place: Place;
  readonly depth: number;
  /** Number of named schemas expanded above. */
  readonly namedDepth: number;
  /** Whether to ignore the budget: for the top schema, and for the items of a top array. */
  readonly isTop: boolean;
  /** Whether it stands in the schema that is described, and not in one that this refers to. */
  readonly isOwn: boolean;
  readonly ancestors: Ancestors | undefined;
}

/**
 * Describes a schema of the normalised document. A value that is no schema is shown as `any`.
 * @param schema A schema; `{ $ref }` for a named one, so that it is recognised inside itself.
 */
export function describeSchema(schema: unknown, view: SchemaViewContext): SchemaView {
  const budget = view.budget ?? createSchemaBudget();
  const ids = createPropertyIds(view.idPrefix);
  const top: SchemaView = { types: ["any"], constraints: [] };
  const place: Place = { path: "", name: "", knownProperties: new Map(), trace: view.trace ?? "" };
  const limits = { depth: 0, namedDepth: 0, isTop: true, isOwn: true, ancestors: undefined };
  const tasks: Task[] = [{ schema, view: top, place, ...limits }];
  // The loop body adds further tasks to the list.
  for (const task of tasks) {
    const { described, children } = describeTask(task, { view, budget, ids });
    Object.assign(task.view, described);
    for (const child of children) tasks.push(child);
  }
  return top;
}

interface Page {
  readonly view: SchemaViewContext;
  readonly budget: SchemaBudget;
  readonly ids: (path: string) => string;
}

function describeTask(task: Task, page: Page): { described: SchemaView; children: readonly Task[] } {
  const { view, budget } = page;
  const collected = collectParts(task.schema, view.root);
  const facts = typeFactsOf(collected);
  const substance = substanceOf(collected);
  const outline = outlineOf(collected, facts, view);
  const closed = (): SchemaView => ({ ...outline, ...annotationsInPlace(collected, view, task.place.name) });
  if (isInside(substance, task.ancestors)) return { described: { ...closed(), isRecursive: true }, children: [] };
  const added = withoutShown(collected, task.place.shown);
  const size = sizeOf(added, view.root);
  const isOwn = task.isOwn && (task.depth === 0 || collected.parts.every(({ references }) => references === 0));
  if (isCut({ ...task, isOwn }, { collected, size, page }))
    return { described: { ...closed(), isCut: true }, children: [] };
  if (task.namedDepth > 0) budget.expansions -= size;
  const isNamed = collected.name !== undefined;
  const next: NextLevel = {
    ...{ depth: task.depth + 1, namedDepth: task.namedDepth + (isNamed || task.depth === 0 ? 1 : 0) },
    ...{ isTop: task.isTop && facts.types.includes("array"), isOwn, ancestors: { substance, above: task.ancestors } },
  };
  const { level, children } = levelFor({ ...task.place, ...(isNamed ? { trace: collected.name } : {}) }, next, page);
  return { described: { ...outline, ...contentOf(added, outline, level) }, children };
}

/** A schema without the parts that are shown above it already. */
function withoutShown(collected: SchemaParts, shown: ReadonlySet<unknown> | undefined): SchemaParts {
  if (shown === undefined) return collected;
  const { parts, groups, ...others } = collected;
  return {
    ...others,
    parts: parts.filter(({ schema }) => !shown.has(schema)),
    groups: groups.filter(({ part }) => !shown.has(part.schema)),
  };
}

/** What is shown of every schema, whether expanded or not. */
function outlineOf(collected: SchemaParts, { isNullable }: TypeFacts, view: SchemaViewContext): SchemaView {
  const types = typeNames(collected, view.root);
  const ref = refOf(collected.name ?? itemNameOf(collected, view.root), view);
  return {
    types,
    ...namedTypesOf(collected, view.root),
    ...(types.length === 1 || collected.name !== undefined ? ref : {}),
    ...marksOf(collected, view),
    ...(isNullable ? { isNullable } : {}),
    constraints: [],
  };
}

function contentOf(collected: SchemaParts, outline: SchemaView, level: LevelContext): Partial<SchemaView> {
  const values = enumValuesOf(collected);
  const inside = insideOf(collected, level);
  const shown = values.slice(0, maxValues).map(({ description, ...value }) => {
    return {
      ...value,
      ...(description === undefined ? {} : { descriptionHtml: level.view.renderMarkdown(description) }),
    };
  });
  const omitted = level.omitted() + values.length - shown.length;
  const discriminator = discriminatorOf(collected, level.view.root);
  return {
    ...inside,
    ...(omitted === 0 ? {} : { omitted }),
    ...annotationsOf(collected, level.view, level.place.name),
    ...(shown.length === 0 ? {} : { enum: shown, ...(isEnumOpen(collected) ? { isEnumOpen: true } : {}) }),
    ...(discriminator === undefined ? {} : { discriminator: discriminatorView(discriminator, level.refOf) }),
    constraints: outline.types[0] === "never" ? [] : constraintsOf(collected.parts),
  };
}

type NextLevel = Pick<Task, "depth" | "namedDepth" | "isTop" | "isOwn" | "ancestors">;

/** The context for describing one level, which collects the schemas to describe next. */
function levelFor(place: Place, next: NextLevel, { view, budget, ids }: Page) {
  const children: Task[] = [];
  let omitted = 0;
  const pathOf = (segment: string): string =>
    segment === "" ? place.path : place.path === "" ? segment : `${place.path}.${segment}`;
  const level: LevelContext = {
    view,
    place,
    child: (schema, segment, more) => {
      const child: SchemaView = { types: ["any"], constraints: [] };
      const { trace } = place;
      const inner: Place = { path: pathOf(segment), name: "", knownProperties: new Map(), trace, ...more };
      budget.nodes -= 1;
      children.push({ schema, view: child, place: inner, ...next, isTop: next.isTop && segment === "" });
      return child;
    },
    take: (items) => {
      const shown = items.slice(0, Math.max(0, Math.min(items.length, maxListed, roomFor(next.isOwn, budget))));
      omitted += items.length - shown.length;
      return shown;
    },
    omitted: () => omitted,
    idOf: (segment) => ids(pathOf(segment)),
    refOf: (name) => refOf(name, view),
  };
  return { level, children };
}

/** Whether only a schema's outline is shown. */
function isCut(task: Task, { collected, size, page }: { collected: SchemaParts; size: number; page: Page }): boolean {
  if (task.depth === 0 || size === 0) return false;
  const isLink = collected.name !== undefined && page.view.hasPage(collected.name);
  if (isTooDeep(task.depth, isLink) || roomFor(task.isOwn, page.budget) <= 0) return true;
  const spared = task.namedDepth > maxNamedDepth ? sparedExpansions : 0;
  return isLink && !task.isTop && page.budget.expansions - spared < size;
}

/** Name of the named schema that an array's items are. */
function itemNameOf({ parts }: SchemaParts, root: unknown): string | undefined {
  const items = parts.map(({ schema }) => schema["items"]).filter(isObject);
  return items.length === 1 ? collectParts(items[0], root).name : undefined;
}

const refOf = (name: string | undefined, view: SchemaViewContext): { readonly ref?: number } =>
  name !== undefined && view.hasPage(name) ? { ref: view.refOf(name) } : {};
