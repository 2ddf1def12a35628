// Updates the shown page to the server's latest version. Only differences between two versions from the server are
// applied, so that changes made by scripts (opened menus, hydrated islands, marks) stay.

/** Applies the differences between two documents from the server to the shown one. */
export function followChange(shown: Document, before: Document, after: Document): void {
  follow(shown.documentElement, before.documentElement, after.documentElement);
}

/** Children of the head are compared by their HTML and not by position, because scripts insert others between them. */
function followHead(shown: Element, before: Element, after: Element): void {
  const wanted = new Set([...after.children].map(({ outerHTML }) => outerHTML));
  const known = new Set([...before.children].map(({ outerHTML }) => outerHTML));
  const stale = [...shown.children].filter(({ outerHTML }) => known.has(outerHTML) && !wanted.has(outerHTML));
  const styles: Promise<void>[] = [];
  for (const element of after.children) {
    if (known.has(element.outerHTML)) continue;
    const fresh = document.importNode(element, true);
    shown.append(fresh);
    if (fresh.matches("link[rel=stylesheet]")) styles.push(loaded(fresh));
  }
  // Old styles are removed only after new ones have loaded, so that the page is never unstyled.
  Promise.all(styles).then(() => {
    for (const element of stale) element.remove();
  });
}

function loaded(element: Element): Promise<void> {
  return new Promise((resolve) => {
    for (const type of ["load", "error"]) element.addEventListener(type, () => resolve(), { once: true });
  });
}

function follow(shown: Element, before: Element, after: Element): void {
  if (before.isEqualNode(after)) return;
  if (before.localName === "head") {
    followHead(shown, before, after);
    return;
  }
  followAttributes(shown, before, after);
  const [own, old, next] = [[...shown.childNodes], [...before.childNodes], [...after.childNodes]];
  // If scripts have replaced what the server sent, the new version replaces all of it.
  if (own.length !== old.length || own.some((node, index) => node.nodeName !== old[index]?.nodeName)) {
    shown.replaceChildren(...next.map(imported));
    return;
  }
  followChildren(shown, { own, old, next });
}

interface Children {
  readonly own: readonly ChildNode[];
  readonly old: readonly ChildNode[];
  readonly next: readonly ChildNode[];
}

/** Keeps equal children at both ends; those between are updated one by one, then removed or added. */
function followChildren(shown: Element, { own, old, next }: Children): void {
  const isSame = (one: ChildNode | undefined, other: ChildNode | undefined): boolean =>
    one !== undefined && other !== undefined && one.isEqualNode(other);
  let start = 0;
  while (start < old.length && isSame(old[start], next[start])) start += 1;
  let kept = 0;
  while (
    kept < Math.min(old.length, next.length) - start &&
    isSame(old[old.length - 1 - kept], next[next.length - 1 - kept])
  )
    kept += 1;
  const oldEnd = old.length - kept;
  const nextEnd = next.length - kept;
  const both = oldEnd - start === nextEnd - start ? oldEnd : start;
  for (let at = start; at < both; at += 1) followNode(own[at], old[at], next[at]);
  if (both !== start) return;
  for (const node of own.slice(start, oldEnd)) node.remove();
  const place = own[oldEnd] ?? null;
  for (const node of next.slice(start, nextEnd)) shown.insertBefore(imported(node), place);
}

function followNode(shown: ChildNode | undefined, before: ChildNode | undefined, after: ChildNode | undefined): void {
  if (shown === undefined || before === undefined || after === undefined) return;
  if (shown instanceof Element && before instanceof Element && after instanceof Element) {
    if (before.localName === after.localName && before.id === after.id && !isIsland(after))
      follow(shown, before, after);
    else if (!before.isEqualNode(after)) shown.replaceWith(imported(after));
  } else if (!before.isEqualNode(after)) shown.replaceWith(imported(after));
}

/** Islands are replaced as a whole, so that they hydrate with their new props. */
const isIsland = (element: Element): boolean => element.localName === "hub-island";

const imported = (node: Node): Node => document.importNode(node, true);

function followAttributes(shown: Element, before: Element, after: Element): void {
  for (const { name, value } of after.attributes) {
    if (before.getAttribute(name) !== value) shown.setAttribute(name, value);
  }
  for (const { name } of before.attributes) if (!after.hasAttribute(name)) shown.removeAttribute(name);
}
