// The components that slices of one specification consist of: which there are, what each is called and in which order they
// stand. Every component is copied and written once, however many operations reach it.
import type { HashFunction } from "../../model/ports.ts";
import { escapeToken, pointerOf } from "../../source/jsonPointer.ts";
import type { SpecVersion } from "../read/detectVersion.ts";
import { includedKey } from "../read/hoistSchemas.ts";
import { followPointer } from "../read/pointer.ts";
import { entriesOf, type JsonObject, ownValue } from "../schema/json.ts";
import { type ComponentNames, createNames } from "./componentNames.ts";
import { containerOf, kindIn, type PartKind } from "./partKinds.ts";

/** A part of the specification that has a name in slices. */
export interface Component {
  /** Key of `components`. */
  readonly container: string;
  readonly name: string;
  /** Its name in the specification; absent for what has none there, or one of another kind. */
  readonly writtenName?: string;
  readonly kind: PartKind;
  readonly value: unknown;
  /** Where it stands in the specification. */
  readonly pointer: string;
  /** Place among the components of its container that the specification names itself. */
  readonly rank: number;
}

/** What a reference leads to. */
export interface ReferenceTarget {
  readonly value: unknown;
  readonly pointer: string;
  /** The component that it is, or is a part of; absent where it can only be copied. */
  readonly component?: Component;
  /** The reference as a slice has it. */
  readonly text?: string;
}

/** Finds components. */
export interface Components {
  /** What a `#/…` leads to that stands where a part of a kind may. */
  find(reference: string, kind: PartKind): ReferenceTarget | undefined;
  /** A component by its name in the specification. */
  named(container: string, name: string): Component | undefined;
}

interface ComponentsInput {
  readonly root: JsonObject;
  readonly version: SpecVersion;
  readonly hash: HashFunction;
}

/** The components of a specification. */
export function createComponents({ root, version, hash }: ComponentsInput): Components {
  const written = ownValue(root, "components");
  const namesByContainer = new Map<string, { readonly names: ComponentNames; readonly ranks: Map<string, number> }>();
  const componentsByPointer = new Map<string, Component>();
  const targets = new Map<string, ReferenceTarget | undefined>();

  const within = (container: string, kind: PartKind) => {
    const known = namesByContainer.get(container);
    if (known !== undefined) return known;
    const ranks = new Map(entriesOf(ownValue(written, container)).map(([name], index) => [name, index]));
    const made = { names: createNames({ known: new Set(ranks.keys()), kind, hash }), ranks };
    namesByContainer.set(container, made);
    return made;
  };
  const componentAt = (container: string, kind: PartKind, place: Place): Component => {
    const pointer = pointerOf(place.tokens);
    const key = `${container}\n${pointer}`;
    const known = componentsByPointer.get(key);
    if (known !== undefined) return known;
    const { names, ranks } = within(container, kind);
    const [, above, name] = place.tokens;
    const isOwn = above === container && place.tokens.length === 3;
    const component = {
      container,
      kind,
      pointer,
      value: place.value,
      name: names.nameOf(place.tokens, isOwn || isIncluded(place) ? name : undefined),
      ...(isOwn && name !== undefined ? { writtenName: name } : {}),
      rank: isOwn ? (ranks.get(name ?? "") ?? ranks.size) : ranks.size,
    };
    componentsByPointer.set(key, component);
    return component;
  };
  const find: Components["find"] = (reference, kind) => {
    const target = followPointer(root, reference.slice(1));
    if (target.kind !== "found" || target.tokens.length === 0) return undefined;
    const { tokens, value } = target;
    const pointer = pointerOf(tokens);
    const [first, container = "", name = "", ...rest] = tokens;
    const own = first === "components" && tokens.length > 2 ? kindIn(container) : undefined;
    if (own !== undefined) {
      const place = { tokens: tokens.slice(0, 3), value: ownValue(ownValue(written, container), name) };
      const component = componentAt(container, own, place);
      return { value, pointer, component, text: referenceTo(component, rest) };
    }
    const home = containerOf(kind, version);
    if (home === undefined) return { value, pointer };
    const component = componentAt(home, kind, { tokens, value });
    return { value, pointer, component, text: referenceTo(component) };
  };
  return {
    find: (reference, kind) => {
      const key = `${kind}\n${reference}`;
      if (!targets.has(key)) targets.set(key, find(reference, kind));
      return targets.get(key);
    },
    named: (container, name) => {
      const kind = kindIn(container);
      const holder = ownValue(written, container);
      const value = ownValue(holder, name);
      return kind === undefined || value === undefined
        ? undefined
        : componentAt(container, kind, { tokens: ["components", container, name], value });
    },
  };
}

interface Place {
  readonly tokens: readonly string[];
  readonly value: unknown;
}

/** Whether it is a schema of another file, which has been given a name of its place there. */
const isIncluded = ({ tokens }: Place): boolean => tokens.length === 3 && tokens[1] === includedKey;

/** The reference to a component, or to what stands below some keys of it. */
export const referenceTo = ({ container, name }: Component, below: readonly string[] = []): string =>
  ["#/components", container, name, ...below.map(asFragment)].join("/");

/** A key as an address holds it. Half a character that stands alone has no such form. */
const asFragment = (key: string): string =>
  escapeToken(key).replace(/(?!\p{Surrogate})[^\w~$.-]/gu, encodeURIComponent);

/** The order of components: as in the specification; what has no name there comes last, by its name. */
export function inOrder(components: Iterable<Component>): readonly Component[] {
  return [...components].sort((a, b) => a.rank - b.rank || (a.name < b.name ? -1 : 1));
}
