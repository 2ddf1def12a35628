// The style of the page for translators, inside the page, and what allows it there. Colours are named once for each colour
// mode, with contrasts of at least 4.5 on what they stand on.

/** The style; its digest stands in the page's content security policy. */
export const reportStyle = `
:root { color-scheme: light dark; --text: #1f2328; --quiet: #57606a; --page: #fff; --box: #f6f8fa; --line: #d0d7de;
  --link: #0a58a8; --new: #0b5a27; --new-back: #dcf5e3; --gone: #9b1c28; --gone-back: #fde7e9; --weighty: #7a3e00;
  --weighty-back: #fff1d6; }
@media screen and (prefers-color-scheme: dark) {
  :root { --text: #e6e8eb; --quiet: #a5adb8; --page: #15181d; --box: #1f242b; --line: #3a424d; --link: #8ab8ff;
    --new: #8fe3a8; --new-back: #12351f; --gone: #ffa8ae; --gone-back: #43191d; --weighty: #ffd08a; --weighty-back: #3d2a0a; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--text); font: 1rem/1.5 system-ui, sans-serif; }
main { max-width: 78rem; margin: auto; padding: 1rem clamp(0.75rem, 3vw, 2rem) 4rem; overflow-wrap: anywhere; }
h1, h2, h3, h4, h5 { line-height: 1.25; margin: 0 0 0.5rem; }
h1 { font-size: 1.75rem; }
h2 { font-size: 1.5rem; margin-top: 2.5rem; }
nav h2, h3 { font-size: 1.2rem; margin-top: 1.75rem; }
h4 { font-size: 1.1rem; }
h5 { font-size: 1rem; margin-top: 1rem; }
p, ul, ol, figure { margin: 0 0 0.75rem; }
ol, nav ul, ul { padding-inline-start: 1.25rem; }
ol { padding-inline-start: 2rem; }
a { color: var(--link); }
:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
code, pre { font: 0.875rem/1.5 ui-monospace, monospace; }
.copy { -webkit-user-select: all; user-select: all; padding: 0.1em 0.3em; border-radius: 4px; background: var(--box); unicode-bidi: isolate; }
.command { display: block; padding: 0.5rem 0.75rem; margin-top: 0.25rem; border: 1px solid var(--line); }
article { margin-bottom: 1.5rem; padding-bottom: 0.5rem; border-bottom: 1px solid var(--line); }
.tiles, .why, .terms ul { display: flex; flex-wrap: wrap; gap: 0.5rem; padding: 0; list-style: none; }
.tiles li { flex: 1 1 10rem; padding: 0.5rem 0.75rem; border: 1px solid var(--line); border-radius: 6px; }
.tiles b { display: block; font-size: 1.5rem; line-height: 1.2; }
.why li, .kind { padding: 0 0.5rem; border: 1px solid var(--line); border-radius: 1em; font-size: 0.875rem; }
.why .weighty, .kind { color: var(--weighty); background: var(--weighty-back); border-color: currentColor; font-weight: 600; }
.pair { display: grid; grid-template-columns: minmax(0, 1fr); gap: 0 1rem; }
@media (min-width: 56rem) { .pair { grid-template-columns: repeat(2, minmax(0, 1fr)); } }
figcaption, .note, small { color: var(--quiet); font-size: 0.875rem; }
pre { margin: 0.25rem 0 0.75rem; padding: 0.75rem; white-space: pre-wrap; border: 1px solid var(--line); border-radius: 6px;
  background: var(--box); }
ins { color: var(--new); background: var(--new-back); text-decoration: underline; }
del { color: var(--gone); background: var(--gone-back); text-decoration: line-through; }
.terms { display: flex; flex-wrap: wrap; gap: 0 0.75rem; align-items: baseline; }
.terms p { margin: 0; }
.terms ul { gap: 0 1rem; }
.gaps { padding: 0; list-style: none; }
.gaps li { margin-bottom: 0.75rem; }
.gaps small, .gaps q { display: block; }
@media print {
  main { max-width: none; padding: 0; }
  nav { display: none; }
  h2, h3, h4, h5, figcaption { break-after: avoid; }
  ins, del, .weighty, .kind { print-color-adjust: exact; }
}
`;

/** The content security policy of the page. @param styleSource What allows its style. */
export function reportPolicy(styleSource: string): string {
  return `default-src 'none'; style-src ${styleSource}; base-uri 'none'; form-action 'none'`;
}
