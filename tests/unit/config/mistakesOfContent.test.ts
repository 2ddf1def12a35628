// Numbers, addresses, APIs, files of the theme and redirects.
import { testMistakes } from "./mistakes.ts";

// Numbers that belong together
testMistakes({
  "levels in the wrong order": {
    yaml: "toc: { minLevel: 4, maxLevel: 3 }",
    at: "1:18",
    message: "toc.minLevel must not be greater than maxLevel, which is 3, found 4",
    hint: "change minLevel or maxLevel",
  },
  "a first level under the default last one": {
    yaml: "toc: { minLevel: 4 }",
    at: "1:18",
    message: "toc.minLevel must not be greater than maxLevel, which is 3 by default, found 4",
    hint: "change minLevel or maxLevel",
  },
  "a largest width under the default smallest one": {
    yaml: "images: { maxWidth: 320 }",
    at: "1:21",
    message: "images.maxWidth must not be less than minWidth, which is 640 by default, found 320",
    hint: "change minWidth or maxWidth",
  },
});

// Addresses
testMistakes({
  "docs outside the site": {
    yaml: "docs: { path: ../docs }",
    at: "1:15",
    message: 'docs.path must be a path inside the site, found "../docs"',
    hint: 'write it as "guide" or "guide/api"',
  },
  "a blog without an address": {
    yaml: "blog: { path: / }",
    at: "1:15",
    message: 'blog.path must be a path inside the site, found "/"',
    hint: 'write it as "guide" or "guide/api"',
  },
  "docs at the address of a locale": {
    yaml: "docs: { path: uk/docs }\nlocales: { en: , uk: }",
    at: "1:15",
    message: 'docs.path begins with "uk", the address of a locale',
    hint: "choose another first segment",
  },
});

// APIs
testMistakes({
  "an API id that cannot be a segment": {
    yaml: "apis: [{ id: my hub, label: Hub, specs: { en: specs/hub.en.yaml } }]",
    at: "1:14",
    message: 'apis[0].id must be a single address segment, found "my hub"',
    hint: "use letters, digits, dots, hyphens and underscores",
  },
  "two APIs with one id": {
    yaml: "apis:\n  - { id: hub, label: A, specs: { en: specs/hub.en.yaml } }\n  - { id: hub, label: B, specs: { en: specs/hub.en.yaml } }",
    at: "3:11",
    message: 'apis[1].id repeats apis[0].id, found "hub"',
    hint: "give every API its own id",
  },
  "an API with a sidebar of the docs": {
    yaml: "apis: [{ id: hub, label: A, sidebar: docsSidebar, specs: { en: specs/hub.en.yaml } }]\ndocs: { sidebars: { docsSidebar: auto } }",
    at: "1:29",
    message: 'apis[0].sidebar uses the sidebar name "docsSidebar", as does docs.sidebars.docsSidebar',
    hint: "give the API a different sidebar name",
  },
  "a specification for an unknown locale": {
    yaml: "apis: [{ id: hub, label: A, specs: { en: specs/hub.en.yaml, uk: specs/hub.uk.yaml } }]",
    at: "1:61",
    message: 'apis[0].specs.uk names the unknown locale "uk"',
    hint: "known locales: en",
  },
  "an API without a specification": {
    yaml: "apis: [{ id: hub, label: A, specs: {} }]",
    at: "1:36",
    message: "apis[0].specs is empty",
    hint: "add an entry for a locale: en",
  },
  "a specification that is not there": {
    yaml: "apis: [{ id: hub, label: A, specs: { en: specs/hub.eng.yaml } }]",
    at: "1:42",
    message: 'apis[0].specs.en names a file that does not exist: "specs/hub.eng.yaml"',
    hint: 'did you mean "specs/hub.en.yaml"?',
  },
  "a specification of a language that is not there": {
    yaml: "apis: [{ id: hub, label: A, specs: { en: specs/hub.en.yaml, pl: specs/pl/hub.yaml } }]\nlocales: { default: en, en: English, pl: Polski }",
    at: "1:65",
    message: 'apis[0].specs.pl names a file that does not exist: "specs/pl/hub.yaml"',
    hint: "put the file there, or remove the line: a language without its own file uses another language's",
  },
  "a path with a slash in front": {
    yaml: "apis: [{ id: hub, label: A, specs: { en: /specs/hub.en.yaml } }]",
    at: "1:42",
    message: 'apis[0].specs.en names a file that does not exist: "/specs/hub.en.yaml"',
    hint: 'did you mean "specs/hub.en.yaml"?',
  },
  "a path with slashes in front that leads nowhere": {
    yaml: "apis: [{ id: hub, label: A, specs: { en: //hub.en.yaml } }]",
    message: 'apis[0].specs.en names a file that does not exist: "//hub.en.yaml"',
    hint: "name a file relative to the site folder",
  },
  "a path with backslashes": {
    yaml: "apis: [{ id: hub, label: A, specs: { en: 'specs\\hub.en.yaml' } }]",
    at: "1:43",
    message: 'apis[0].specs.en names a file that does not exist: "specs\\\\hub.en.yaml"',
    hint: 'write it with slashes: "specs/hub.en.yaml"',
  },
});

// Theme
testMistakes({
  "a style sheet that is not there": {
    yaml: "theme: { css: [theme/print.css] }",
    at: "1:16",
    message: 'theme.css[0] names a file that does not exist: "theme/print.css"',
    hint: "Files in theme/: site.css",
  },
  "a font that is not there": {
    yaml: "theme: { fonts: [{ family: Text, faces: [{ src: ../text.woff2 }] }] }",
    at: "1:49",
    message: 'theme.fonts[0].faces[0].src names a file that does not exist: "../text.woff2"',
    hint: "name a file relative to the site folder",
  },
  "a font loaded early for an unknown locale": {
    yaml: "theme: { fonts: [{ family: Text, faces: [{ src: theme/site.css, preload: [en, uk] }] }] }",
    at: "1:79",
    message: 'theme.fonts[0].faces[0].preload[1] names the unknown locale "uk"',
    hint: "known locales: en",
  },
});

// Redirects
testMistakes({
  "a redirect without a start": {
    yaml: "redirects: [{ to: /a }]",
    at: "1:13",
    message: "redirects[0].from is missing",
    hint: 'add "from": text or a list. Path or paths of this site, without locale prefix',
  },
  "a redirect with an empty list of starts": {
    yaml: "redirects: [{ from: [], to: /a }]",
    code: "redirect-invalid",
    at: "1:21",
    message: "redirects[0].from is empty",
    hint: 'write a path such as "/old-page"',
  },
  "a redirect to nowhere": {
    yaml: 'redirects: [{ from: /a, to: "" }]',
    code: "redirect-invalid",
    message: "redirects[0].to is empty",
    hint: 'write a path such as "/new-page", or a full URL',
  },
  "a redirect to itself in another spelling": {
    yaml: "redirects: [{ from: /docs/Intro, to: docs/intro/#start }]",
    code: "redirect-invalid",
    at: "1:21",
    message: 'redirects[0].from leads to itself: "docs/intro/#start"',
    hint: "remove it, or name another target",
  },
  "a redirect from another site": {
    yaml: "redirects: [{ from: [/a, https://a.example/b], to: /c }]",
    code: "redirect-invalid",
    at: "1:26",
    message: 'redirects[0].from[1] must be a path of this site, found "https://a.example/b"',
    hint: 'write a path such as "/old-page", without query and hash',
  },
  "a redirect to the site's own host": {
    yaml: "{ url: https://a.example, redirects: [{ from: /a, to: https://a.example/b?c#d }] }",
    code: "redirect-invalid",
    message: 'redirects[0].to leads to this site, found "https://a.example/b?c#d"',
    hint: 'write the path alone, without baseUrl: "/b?c#d"',
  },
  "a redirect from a pattern": {
    yaml: "redirects: [{ from: /a/*, to: /b }]",
    code: "redirect-invalid",
    at: "1:21",
    message: 'redirects[0].from is a pattern, which is not supported here: "/a/*"',
    hint: "list each old address; patterns belong in the configuration of the server",
  },
  "one path redirected twice": {
    yaml: "redirects: [{ from: [/a, /b], to: /c }, { from: /b/, to: /d }]",
    code: "redirect-invalid",
    at: "1:49",
    message: 'redirects[1].from repeats redirects[0].from[1], found "/b/"',
    hint: "remove one of the two",
  },
});
