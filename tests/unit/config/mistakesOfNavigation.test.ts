// Navbar and footer.
import { testMistakes } from "./mistakes.ts";

const navbarTypes = "docSidebar, doc, api, link, dropdown, localeDropdown, docsVersionDropdown, search, html";
const unsafeHint = 'write a path such as "/docs/intro", or an address that begins with "https://"';

// Navbar
testMistakes({
  "an unknown navbar item near a known one": {
    yaml: "navbar: { items: [{ type: docSidbar, sidebarId: docsSidebar }] }",
    code: "navbar-item",
    at: "1:27",
    message: 'No NavbarItem component found for type "docSidbar"',
    hint: 'check navbar.items[0].type; did you mean "docSidebar"?',
  },
  "an unknown navbar item near none": {
    yaml: "navbar: { items: [{ type: custom-clock }] }",
    code: "navbar-item",
    at: "1:27",
    message: 'No NavbarItem component found for type "custom-clock"',
    hint: `check navbar.items[0].type; known types: ${navbarTypes}`,
  },
  "a navbar item whose type is no text": {
    yaml: "navbar: { items: [{ type: 5 }] }",
    code: "navbar-item",
    at: "1:27",
    message: "No NavbarItem component found for type 5",
    hint: 'check navbar.items[0].type; write "docSidebar", "doc", "api", "link", "dropdown", "localeDropdown", "docsVersionDropdown", "search" or "html"',
  },
  "a navbar link to nowhere": {
    yaml: "navbar: { items: [{ label: A }] }",
    code: "navbar-item",
    at: "1:19",
    message: "navbar.items[0] must have exactly one of to and href, found neither",
    hint: "write to for a page of this site, or href for a full URL",
  },
  "a navbar link to two places": {
    yaml: "navbar: { items: [{ label: A, to: /a, href: 'https://a.example' }] }",
    code: "navbar-item",
    at: "1:19",
    message: "navbar.items[0] must have exactly one of to and href, found both",
    hint: "write to for a page of this site, or href for a full URL",
  },
  "a full URL as a path": {
    yaml: "navbar: { items: [{ label: A, to: https://a.example }] }",
    code: "navbar-item",
    at: "1:35",
    message: 'navbar.items[0].to must be a path of this site, found "https://a.example"',
    hint: "write a full URL as href",
  },
  "a path as a full URL": {
    yaml: "navbar: { items: [{ label: A, href: docs/intro }] }",
    code: "navbar-item",
    at: "1:37",
    message: 'navbar.items[0].href must be a full URL, found "docs/intro"',
    hint: "write a path of this site as to",
  },
  "a path as a full URL of one language": {
    yaml: "navbar: { items: [{ label: A, href: { en: docs/intro } }] }",
    code: "navbar-item",
    at: "1:43",
    message: 'navbar.items[0].href.en must be a full URL, found "docs/intro"',
    hint: "write a path of this site as to",
  },
  "a full URL as a path of one language": {
    yaml: "footer: { links: [{ label: A, to: { en: https://a.example } }] }",
    at: "1:41",
    message: 'footer.links[0].to.en must be a path of this site, found "https://a.example"',
    hint: "write a full URL as href",
  },
  "an address in an unknown language": {
    yaml: "navbar: { items: [{ label: A, href: { en: https://a.example, ua: https://b.example } }] }",
    at: "1:62",
    message: 'navbar.items[0].href.ua names the unknown locale "ua"',
    hint: "known locales: en",
  },
  "an address of no kind": {
    yaml: "footer: { links: [{ label: A, href: [https://a.example] }] }",
    at: "1:37",
    message: "footer.links[0].href must be text or a text for each locale, found a list",
    hint: 'write text or a text for each locale. One text for every locale, or a text per locale code (`{ en: "Guide", uk: "Посібник" }`)',
  },
  "a dropdown inside a dropdown": {
    yaml: "navbar: { items: [{ type: dropdown, label: A, items: [{ type: dropdown, label: B, items: [] }] }] }",
    code: "navbar-item",
    at: "1:63",
    message: 'navbar.items[0].items[0].type must be "link" inside a dropdown, found "dropdown"',
    hint: "move the entry out of the dropdown, or write it as a link with label and to or href",
  },
  "a position inside a dropdown": {
    yaml: "navbar: { items: [{ type: dropdown, label: A, items: [{ label: B, to: /b, position: left }] }] }",
    at: "1:75",
    message: "navbar.items[0].items[0].position is not a known key",
    hint: "known keys: type, label, to, href, activeBasePath, activeSidebar, className",
  },
  "an unknown sidebar": {
    yaml: "navbar: { items: [{ type: docSidebar, sidebarId: docSidebar }] }",
    code: "navbar-item",
    at: "1:50",
    message: 'navbar.items[0].sidebarId names the unknown sidebar "docSidebar"',
    hint: 'did you mean "docsSidebar"?',
  },
  "an unknown active sidebar": {
    yaml: "navbar: { items: [{ label: A, to: /a, activeSidebar: guide }] }",
    code: "navbar-item",
    at: "1:54",
    message: 'navbar.items[0].activeSidebar names the unknown sidebar "guide"',
    hint: "known sidebars: docsSidebar",
  },
  "an unknown API": {
    yaml: "navbar: { items: [{ type: api, apiId: hub }] }",
    code: "navbar-item",
    at: "1:39",
    message: 'navbar.items[0].apiId names the unknown API "hub"',
    hint: "known APIs: none",
  },
});

// Footer
testMistakes({
  "a footer of two forms": {
    yaml: "footer: { columns: [], links: [{ label: A, to: /a }] }",
    at: "1:24",
    message: "footer.links cannot be used together with footer.columns",
    hint: "keep one of the two; a column can contain the links",
  },
  "a footer link to nowhere": {
    yaml: "footer: { columns: [{ title: A, links: [{ label: B }] }] }",
    at: "1:41",
    message: "footer.columns[0].links[0] must have exactly one of to and href, found neither",
    hint: "write to for a page of this site, or href for a full URL",
  },
});

// Addresses that run something in the reader's browser
testMistakes({
  "a brand that runs something": {
    yaml: "navbar: { logo: { src: /a.svg, href: 'javascript:a()' } }",
    at: "1:39",
    message: 'navbar.logo.href must be a path or a URL that readers can be sent to, found "javascript:a()"',
    hint: unsafeHint,
  },
  "a picture that is none": {
    yaml: "navbar: { logo: { src: 'data:text/html,x' } }",
    at: "1:25",
    message: 'navbar.logo.src must be a path or a URL that readers can be sent to, found "data:text/html,x"',
    hint: unsafeHint,
  },
  "a navbar link that runs something": {
    yaml: "navbar: { items: [{ label: A, href: 'javascript:a()' }] }",
    code: "navbar-item",
    at: "1:38",
    message: 'navbar.items[0].href must be a path or a URL that readers can be sent to, found "javascript:a()"',
    hint: unsafeHint,
  },
  "a link of a menu that runs something": {
    yaml: "navbar: { items: [{ type: dropdown, label: A, items: [{ label: B, href: 'vbscript:a' }] }] }",
    code: "navbar-item",
    at: "1:74",
    message: 'navbar.items[0].items[0].href must be a path or a URL that readers can be sent to, found "vbscript:a"',
    hint: unsafeHint,
  },
  "a navbar path that runs something behind a blank": {
    yaml: "navbar: { items: [{ label: A, to: ' javascript:a()' }] }",
    code: "navbar-item",
    at: "1:36",
    message: 'navbar.items[0].to must be a path or a URL that readers can be sent to, found " javascript:a()"',
    hint: unsafeHint,
  },
  "a footer link that runs something": {
    yaml: "footer: { links: [{ label: A, href: 'JavaScript:a()' }] }",
    at: "1:38",
    message: 'footer.links[0].href must be a path or a URL that readers can be sent to, found "JavaScript:a()"',
    hint: unsafeHint,
  },
  "a sidebar link that runs something": {
    yaml: "docs: { sidebars: { a: [{ type: link, label: A, href: 'javascript:a()' }] } }",
    at: "1:56",
    message: 'docs.sidebars.a[0].href must be a path or a URL that readers can be sent to, found "javascript:a()"',
    hint: unsafeHint,
  },
  "a link of one language that runs something": {
    yaml: "navbar: { items: [{ label: A, href: { en: 'javascript:a()' } }] }",
    code: "navbar-item",
    at: "1:44",
    message: 'navbar.items[0].href.en must be a path or a URL that readers can be sent to, found "javascript:a()"',
    hint: unsafeHint,
  },
  "a sidebar link of one language that runs something": {
    yaml: "docs: { sidebars: { a: [{ type: link, label: A, href: { en: 'javascript:a()' } }] } }",
    at: "1:62",
    message: 'docs.sidebars.a[0].href.en must be a path or a URL that readers can be sent to, found "javascript:a()"',
    hint: unsafeHint,
  },
  "an address for edits that runs something": {
    yaml: "editUrl: 'javascript:a()//'",
    at: "1:11",
    message: 'editUrl must be a path or a URL that readers can be sent to, found "javascript:a()//"',
    hint: unsafeHint,
  },
  "an icon that runs something": {
    yaml: "favicon: 'javascript:a()'",
    at: "1:11",
    message: 'favicon must be a path or a URL that readers can be sent to, found "javascript:a()"',
    hint: unsafeHint,
  },
  "a background of the announcement that ends its declaration": {
    yaml: "announcement: { text: a, backgroundColor: 'red; position: fixed' }",
    at: "1:44",
    message: 'announcement.backgroundColor must be a colour, found "red; position: fixed"',
    hint: 'write a colour of CSS such as "#0b5cad", "navy" or "oklch(45% 0.15 250)"',
  },
  "a colour of the announcement's text that loads a file": {
    yaml: "announcement: { text: a, textColor: url(a.png) }",
    at: "1:37",
    message: 'announcement.textColor must be a colour, found "url(a.png)"',
    hint: 'write a colour of CSS such as "#0b5cad", "navy" or "oklch(45% 0.15 250)"',
  },
  "a misspelt colour": {
    yaml: "announcement: { text: a, textColor: naavy }",
    at: "1:37",
    message: 'announcement.textColor must be a colour, found "naavy"',
    hint: 'did you mean "navy"?',
  },
  "a link of a text that runs something": {
    yaml: "announcement: { id: a, text: { en: '[a](javascript:a)' } }",
    at: "1:37",
    message: 'announcement.text.en contains a link to "javascript:a"',
    hint: unsafeHint,
  },
});
