// Plans every page: its props, and the key that says whether it is out of date. Plans are made one at a time, so
// that the props of all pages are never in memory together.
import type { Hash } from "../model/brands.ts";
import type { EditionProps, PageKeyParts, PagePlan, PageProps } from "../model/page.ts";
import type { HashFunction } from "../model/ports.ts";
import type { Site } from "../model/site.ts";
import { type PageContext, pagePropsOf } from "../site/pageProps.ts";

/** What plans are made with. */
export interface PlanInput extends PageContext {
  readonly hash: HashFunction;
  /** Props of each edition by key. */
  readonly editions: ReadonlyMap<string, EditionProps>;
  /** Digest of templates, styles and renderer. */
  readonly templatesHash: Hash;
}

/** A plan with the text that its key was made of: what workers are sent. */
export interface WrittenPlan extends PagePlan {
  /** The props without their sidebar, as JSON. */
  readonly propsText: string;
}

/** Plans of all pages in the order of the routes. */
export function* planPages(input: PlanInput & { readonly routes: Site["routes"] }): Generator<WrittenPlan> {
  const editionHashes = new Map([...input.editions].map(([key, props]) => [key, input.hash(JSON.stringify(props))]));
  const sidebarHashes = new WeakMap<object, Hash>();
  const none = input.hash("");
  const sidebarHash = (sidebar: PageProps["sidebar"]): Hash => {
    if (sidebar === undefined) return none;
    const hash = sidebarHashes.get(sidebar.items) ?? input.hash(JSON.stringify(sidebar));
    sidebarHashes.set(sidebar.items, hash);
    return hash;
  };
  for (const route of input.routes) {
    const props = pagePropsOf(route, input);
    const { sidebar, ...own } = props;
    const propsText = JSON.stringify(own);
    const body = props.body?.hash ?? props.apiBody?.hash;
    const keyParts: PageKeyParts = {
      // The name of the body is a part of its own, so that it can be told which of the two has changed.
      props: input.hash(body === undefined ? propsText : propsText.replace(body, "")),
      body: body ?? none,
      sidebar: sidebarHash(sidebar),
      edition: editionHashes.get(route.edition) ?? none,
      templates: input.templatesHash,
    };
    const key = input.hash(Object.values(keyParts).join("\n"));
    yield { outputPath: route.outputPath, edition: route.edition, props, propsText, keyParts, key };
  }
}
