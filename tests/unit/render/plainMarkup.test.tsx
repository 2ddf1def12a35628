// What is rendered without React is what React renders, to the byte; what is not is left to it.
import { Component, createContext, Fragment, memo, type ReactElement, type ReactNode, useId } from "react";
import { describe, expect, test } from "vitest";
import { Html } from "../../../src/render/Html.tsx";
import { makeOnce } from "../../../src/render/Once.tsx";
import { NotPlain } from "../../../src/render/plainElements.ts";
import { plainMarkup } from "../../../src/render/plainMarkup.ts";
import { reactMarkup } from "../../../src/render/reactMarkup.ts";
import { staticMarkup } from "../../../src/render/staticMarkup.ts";

const Part = ({ label, children }: { readonly label: string; readonly children?: ReactNode }) => (
  <p className="part">
    {label}: {children}
  </p>
);
const script = [" Java", "Script:alert(1)"].join("");
// Attributes that the types of HTML do not know.
const custom = { class: "a b", when: "intent", src: "/x.js", needs: undefined, "data-props": '{"a":"<b>"}' };
const Custom = "hub-island" as unknown as () => ReactElement;

describe("plain elements are what React makes of them", () => {
  test.each<readonly [string, ReactElement]>([
    ["text with signs", <p key="">{`a < b & "c" > 'd'`}</p>],
    ["numbers, nothing and falsehoods", <p key="">{[0, 1.5, null, undefined, false, true, ""]}</p>],
    [
      "components and fragments",
      <Part key="" label="a">
        {[<i key="b">b</i>, "c", <Fragment key="d">d</Fragment>]}
      </Part>,
    ],
    ["prepared HTML", <Html key="" as="div" className="x" html="<b>&amp;</b>" />],
    [
      "elements without content",
      <p key="">
        a<br />
        <img src="/a.png" alt="" width={3} height="4" loading="lazy" />
        <wbr />
      </p>,
    ],
    [
      "names of attributes",
      <label key="" htmlFor="a" className="" tabIndex={-1} lang="uk" dir="ltr" title="'&'" translate="no">
        a
      </label>,
    ],
    [
      "flags",
      <details key="" open hidden={false}>
        <button type="button" disabled>
          a
        </button>
      </details>,
    ],
    [
      "downloads",
      <p key="">
        <a href="/a" download>
          a
        </a>
        <a href="/b" download="b.txt">
          b
        </a>
        <a href="/c" download={false}>
          c
        </a>
      </p>,
    ],
    [
      "states",
      <button key="" type="button" aria-expanded={false} aria-pressed="true" data-swap={true} data-n={1}>
        a
      </button>,
    ],
    [
      "links",
      <a key="" href="/a?b=1&c='2'" hrefLang="uk" rel="next" target="_top">
        a
      </a>,
    ],
    [
      "times",
      <time key="" dateTime="2026-01-01">
        a
      </time>,
    ],
    [
      "drawings",
      <svg key="" viewBox="0 0 1 1" width="24" height="24" aria-hidden="true">
        <path d="M0 0" />
      </svg>,
    ],
    [
      "values that are no text",
      <p key="" title={undefined} id={undefined}>
        a
      </p>,
    ],
    [
      "pictures",
      <picture key="">
        <source srcSet="/a.webp 1x" sizes="9px" type="image/webp" />
        <img src="/a.png" alt="a" decoding="async" />
      </picture>,
    ],
    ["own elements", <Custom key="" {...custom} />],
    [
      "names as HTML writes them",
      <a key="" href="/uk" lang="uk" {...{ hreflang: "uk" }}>
        a
      </a>,
    ],
  ])("%s", (_, element) => {
    expect(plainMarkup(element)).toBe(reactMarkup(element));
  });
});

class Classy extends Component {
  override render(): ReactNode {
    return <p>a</p>;
  }
}
const Context = createContext("a");
const Memo = memo(Part);
const WithHook = () => <p id={useId()}>a</p>;

describe("the tag of an element that has other properties is left to React, and nothing around it", () => {
  test.each<readonly [string, ReactElement]>([
    ["fields", <input key="" type="search" defaultValue="a" />],
    [
      "styles",
      <p key="" style={{ color: "red" }}>
        a
      </p>,
    ],
    [
      "listeners",
      <p key="" onCopy={() => undefined}>
        a
      </p>,
    ],
    [
      "addresses that are scripts",
      <a key="" href={script}>
        a
      </a>,
    ],
    ["empty addresses", <img key="" src="" alt="" />],
    [
      "unknown attributes",
      <p key="" draggable>
        a
      </p>,
    ],
    ["prepared HTML", <Html key="" as="p" style={{ color: "red" }} html="<b>a</b>" />],
    [
      "drawings",
      <svg key="" viewBox="0 0 1 1" fill="none" strokeWidth={2} aria-hidden="true">
        <path d="M0 0" strokeLinecap="round" />
      </svg>,
    ],
    [
      "pictures",
      <p key="">
        <img src="/a.png" alt="" draggable />
      </p>,
    ],
  ])("%s", (_, element) => {
    const around = (
      <section>
        {element} {element}
      </section>
    );
    expect(plainMarkup(around)).toBe(reactMarkup(around));
  });
});

describe("the rest is left to React", () => {
  test.each<readonly [string, ReactElement]>([
    ["classes", <Classy key="" />],
    [
      "contexts",
      <Context key="" value="b">
        <Context.Consumer>{(value) => value}</Context.Consumer>
      </Context>,
    ],
    ["wrapped components", <Memo key="" label="a" />],
    ["hooks", <WithHook key="" />],
    [
      "forms",
      <form key="">
        <select defaultValue="b">
          <option>b</option>
        </select>
      </form>,
    ],
    ["a line break that begins preformatted text", <pre key="">{"\na"}</pre>],
  ])("%s", (_, element) => {
    expect(() => plainMarkup(element)).toThrow();
    expect(staticMarkup(element)).toBe(reactMarkup(element));
  });

  test("what a component throws is what the page's author reads", () => {
    const Broken = () => {
      throw new Error("no title");
    };
    expect(() => staticMarkup(<Broken />)).toThrow("no title");
  });

  test("a component that renders itself ends at once: React would go on until its thread is stopped", () => {
    const Endless = (): ReactElement => (
      <p>
        <Endless />
      </p>
    );
    expect(() => staticMarkup(<Endless />)).toThrow(RangeError);
  });

  test("an element has either children or prepared HTML", () => {
    const both = <Html html="<b>a</b>" {...{ children: "b" }} />;
    expect(() => plainMarkup(both)).toThrow(NotPlain);
    expect(() => staticMarkup(both)).toThrow();
  });

  test("objects are no content", () => {
    expect(() => plainMarkup({})).toThrow(NotPlain);
  });
});

describe("what pages share", () => {
  const value = {};

  test.each([
    ["in an element", { as: "footer", className: "foot" }],
    ["standing alone", {}],
  ])("%s looks the same each time and is rendered only while that is not known", (_, around) => {
    const Once = makeOnce();
    let count = 0;
    const render = (): ReactElement => {
      count += 1;
      return <p>{"a & b"}</p>;
    };
    const shown = [1, 2, 3, 4].map(() => plainMarkup(<Once {...around} of={value} render={render} />));
    expect(new Set(shown)).toEqual(new Set([reactMarkup(<Once {...around} of={{}} render={render} />)]));
    expect(count - 1).toBeLessThanOrEqual(2);
  });

  test("another value is rendered anew", () => {
    const Once = makeOnce();
    const show = (text: string): string => plainMarkup(<Once of={{ text }} render={() => <p>{text}</p>} />);
    expect([show("a"), show("b")]).toEqual(["<p>a</p>", "<p>b</p>"]);
  });

  test("React shows it, too, when it stands beside what only React can render", () => {
    const Once = makeOnce();
    const page = (
      <div>
        <Once of={value} render={() => <p>a</p>} />
        <WithHook />
      </div>
    );
    expect([1, 2].map(() => staticMarkup(page))).toEqual([reactMarkup(page), reactMarkup(page)]);
    expect(staticMarkup(page)).toContain("<p>a</p>");
  });
});
