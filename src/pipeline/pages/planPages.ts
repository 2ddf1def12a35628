// Plans every page: its props, and the key that says whether it is out of date. Plans are made one at a time, so
// that the props of all pages are never in memory together.
import type { Hash, Url } from "../../model/brands.ts";
import type { RenderedDefinitions } from "../../model/glossary.ts";
import type { EditionProps, PageKeyParts, PagePlan, PageProps } from "../../model/page.ts";
import type { HashFunction } from "../../model/ports.ts";
import type { Route } from "../../model/route.ts";
import type { Site } from "../../model/site.ts";
import type { SocialCard } from "../../model/socialCard.ts";
import { type PageContext, pagePropsOf } from "../../site/pageProps.ts";
import type { PlanMemo, PlannedPage } from "./planMemo.ts";

/** What plans are made with. */
export interface PlanInput extends PageContext {
  readonly hash: HashFunction;
  readonly definitions: RenderedDefinitions;
  /** Props of each edition by key. */
  readonly editions: ReadonlyMap<string, EditionProps>;
  /** Digest of templates, styles and renderer. */
  readonly templatesHash: Hash;
}

/** A plan with the text that its key was made of: what workers are sent. */
export interface WrittenPlan extends PagePlan {
  readonly url: Url;
  /** What its social card shows. */
  readonly card?: SocialCard;
  /** The props without their sidebar, as JSON. */
  readonly propsText: string;
}

/** What is planned. */
interface PlanRequest extends PlanInput {
  readonly routes: Site["routes"];
  /** What the last build has planned; without it everything is planned anew. */
  readonly memo?: PlanMemo;
}

/** Plans of all pages in the order of the routes. */
export function* planPages(input: PlanRequest): Generator<WrittenPlan> {
  const editionHashes = new Map([...input.editions].map(([key, props]) => [key, input.hash(JSON.stringify(props))]));
  const sidebarHashes = new WeakMap<object, Hash>();
  const none = input.hash("");
  const sidebarHash = (sidebar: PageProps["sidebar"]): Hash => {
    if (sidebar === undefined) return none;
    const hash = sidebarHashes.get(sidebar.items) ?? input.hash(JSON.stringify(sidebar));
    sidebarHashes.set(sidebar.items, hash);
    return hash;
  };
  const pageOf = ({ props, propsText }: WrittenProps): PlannedPage => {
    const body = props.body?.hash ?? props.apiBody?.hash;
    const parts = {
      // The name of the body is a part of its own, so that it can be told which of the two has changed.
      props: input.hash(body === undefined ? propsText : propsText.replace(body, "")),
      body: body ?? none,
      sidebar: sidebarHash(props.sidebar),
    };
    return props.socialCard === undefined ? { parts } : { parts, card: props.socialCard };
  };
  const planOf = ({ outputPath, url, edition }: Route, { parts, key, card }: PlannedPage): LatePlan => {
    // Named one by one: the engine takes ten times as long for fields that stand behind a spread.
    const keyParts: PageKeyParts = {
      props: parts.props,
      body: parts.body,
      sidebar: parts.sidebar,
      edition: editionHashes.get(edition) ?? none,
      templates: input.templatesHash,
    };
    const known = key ?? input.hash(Object.values(keyParts).join("\n"));
    const plan = { outputPath, url, edition, keyParts, key: known };
    return card === undefined ? plan : { card, ...plan };
  };
  for (const route of input.routes) {
    const known = input.memo?.find(route);
    if (known !== undefined) {
      const plan = planOf(route, known);
      input.memo?.note(route, known.key === undefined ? { key: plan.key, ...known } : known);
      yield withLateProps(plan, () => writeProps(route, input));
      continue;
    }
    const written = writeProps(route, input);
    const page = pageOf(written);
    const plan = planOf(route, page);
    input.memo?.note(route, { key: plan.key, ...page });
    yield { ...plan, ...written };
  }
}

/** Digest of the parts of keys that pages share: those of their editions, and the templates. */
export function commonPartsOf({ hash, editions, templatesHash }: PlanInput): Hash {
  return hash(JSON.stringify([templatesHash, ...editions]));
}

type WrittenProps = Pick<WrittenPlan, "props" | "propsText">;
type LatePlan = Omit<WrittenPlan, keyof WrittenProps>;

function writeProps(route: Route, input: PlanInput): WrittenProps {
  const props = pagePropsOf(route, input);
  const { sidebar, ...own } = props;
  return { props, propsText: JSON.stringify(own) };
}

/** A plan whose props are made when somebody asks for them: few pages of a site are made anew. */
function withLateProps(plan: LatePlan, write: () => WrittenProps): WrittenPlan {
  let written: WrittenProps | undefined;
  const now = (): WrittenProps => {
    written ??= write();
    return written;
  };
  return {
    get props() {
      return now().props;
    },
    get propsText() {
      return now().propsText;
    },
    ...plan,
  };
}
