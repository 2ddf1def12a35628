// Shows problems of the site while it is edited: a panel over the page with locations and lines of code. Inserts texts
// only as text nodes.

/** An error as the server reports it. */
export interface Problem {
  /** Such as `content/en/docs/a.md:3:1`; or empty. */
  readonly place: string;
  readonly code: string;
  readonly message: string;
  readonly hint: string;
  /** Lines around the location; the line itself is marked. */
  readonly frame: readonly { readonly number: number; readonly text: string; readonly isMeant: boolean }[];
}

const style = `
:host { position: fixed; inset: auto 0 0; z-index: 9999; max-height: 70vh; overflow: auto; color: #f5ebe6;
  background: #2a1512; border-top: 4px solid #e0533a; font: 14px/1.5 system-ui, sans-serif; text-align: start }
header { display: flex; gap: 1rem; align-items: center; justify-content: space-between; padding: 12px 20px 0 }
h2 { margin: 0; font-size: 16px }
button { font: inherit; color: inherit; background: none; border: 1px solid currentColor; border-radius: 6px; padding: 2px 10px }
section { padding: 8px 20px 16px }
p { margin: 4px 0 }
.place { font-family: ui-monospace, monospace; color: #ffb9a8 }
.hint { color: #d9c6bf }
pre { margin: 8px 0 0; padding: 8px 0; overflow: auto; background: #1b0d0b; border-radius: 6px; font: 13px/1.5 ui-monospace, monospace }
pre span { display: block; padding: 0 12px; white-space: pre; color: #bfaaa2 }
pre .meant { color: #fff; background: #5a2018 }`;

const hosts: HTMLElement[] = [];

/** Shows problems; an empty list removes the panel. */
export function showProblems(problems: readonly Problem[]): void {
  for (const host of hosts.splice(0)) host.remove();
  if (problems.length === 0) return;
  const host = document.createElement("hubdocs-problems");
  host.setAttribute("role", "alert");
  const root = host.attachShadow({ mode: "open" });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  root.adoptedStyleSheets = [sheet];
  const close = element("button", "Close");
  close.addEventListener("click", () => host.remove());
  root.append(
    element("header", element("h2", problems.length === 1 ? "1 error" : `${problems.length} errors`), close),
    ...problems.map(sectionOf),
  );
  document.body.append(host);
  hosts.push(host);
}

addEventListener("keydown", ({ key }) => {
  if (key === "Escape") showProblems([]);
});

function sectionOf({ place, code, message, hint, frame }: Problem): HTMLElement {
  const lines = frame.map(({ number, text, isMeant }) => {
    const line = element("span", `${String(number).padStart(5)}  ${text}`);
    if (isMeant) line.className = "meant";
    return line;
  });
  const where = element("p", `${place} ${code}`.trim());
  where.className = "place";
  const help = element("p", hint);
  help.className = "hint";
  return element(
    "section",
    where,
    element("p", message),
    help,
    ...(lines.length > 0 ? [element("pre", ...lines)] : []),
  );
}

function element(name: string, ...content: readonly (Node | string)[]): HTMLElement {
  const made = document.createElement(name);
  made.append(...content);
  return made;
}
