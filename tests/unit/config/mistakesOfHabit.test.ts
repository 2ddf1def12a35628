// What authors write out of habit: as other tools take it, or in a form that is nearly right.
import { testMistakes } from "./mistakes.ts";

testMistakes({
  "a switch instead of an object with one": {
    yaml: "search: false",
    at: "1:9",
    message: "search must be an object, found false",
    hint: "write { enabled: false }",
  },
  "a key of another level, though its name is near to one of this level": {
    yaml: "logo: { src: /a.svg }",
    at: "1:1",
    message: "logo is not a known key",
    hint: "write it as navbar.logo or socialCards.logo",
  },
  "a list of the level below": {
    yaml: "items: []",
    message: "items is not a known key",
    hint: "write it as navbar.items",
  },
  "a key of entries of a list": {
    yaml: "specs: { en: openapi.yaml }",
    message: "specs is not a known key",
    hint: "write it as apis[].specs",
  },
  "a key of the neighbour": {
    yaml: "docs: { postsPerPage: 5 }",
    message: "docs.postsPerPage is not a known key",
    hint: "write it as blog.postsPerPage",
  },
  "true where a path belongs": {
    yaml: "favicon: true",
    message: "favicon must be text, found true",
    hint: "write text. Static path of the icon in the browser's tab; without it `favicon.svg`, `favicon.ico` or `favicon.png`, if there is one",
  },
  "one object where a list of them belongs": {
    yaml: "redirects: { from: /a, to: /docs }",
    message: "redirects must be a list, found an object",
    hint: "write a list of old and new addresses: [{ from: /docs/old, to: /docs/new }]",
  },
  "addresses as a map of redirects": {
    yaml: "redirects: { /a: /docs }",
    message: "redirects must be a list, found an object",
    hint: "write a list of old and new addresses: [{ from: /docs/old, to: /docs/new }]",
  },
  "one list of synonyms": {
    yaml: "search: { synonyms: [sensor] }",
    message: 'search.synonyms[0] must be a list, found "sensor"',
    hint: "put the words that mean the same into a list of their own: [[sensor, датчик]]",
  },
  "names to avoid without their language": {
    yaml: "terms: [{ name: Device, avoid: [gadget] }]",
    message: "terms[0].avoid must be an object, found a list",
    hint: "write a map of codes and names: { en: [gadget] }",
  },
  "the only locale as text": {
    yaml: "locales: en",
    message: 'locales must be an object, found "en"',
    hint: "write a map of codes and names: { default: en, en: English, uk: Українська }",
  },
  "one severity for everything": {
    yaml: "report: error",
    message: 'report must be an object, found "error"',
    hint: "write a map of codes and severities: { broken-link: error }",
  },
  "a script for every page": {
    yaml: "head: [{ tag: script, attributes: { src: /a.js } }]",
    at: "1:15",
    message: 'head[0].tag must be "meta" or "link", found "script"',
    hint: "scripts are added in a template: wrap parts/Footer, as the manual's page about templates shows",
  },
  "styles for every page": {
    yaml: "head: [{ tag: style, attributes: {} }]",
    message: 'head[0].tag must be "meta" or "link", found "style"',
    hint: "name a file of styles in theme.css",
  },
  "the colours of the system": {
    yaml: "colorMode: { default: system }",
    message: 'colorMode.default must be "light" or "dark", found "system"',
    hint: "write respectSystem: true beside it; the default is for systems that tell nothing",
  },
  "a misspelt part of an address": {
    yaml: "editUrl: https://example.org/edit/{pth}",
    at: "1:10",
    message: 'editUrl contains "{pth}", which is not replaced by anything',
    hint: "write {path}, which is replaced by the path of the file in the site folder",
  },
  "two search boxes": {
    yaml: "navbar: { items: [{ type: search }, { type: search, position: left }] }",
    at: "1:37",
    code: "navbar-item",
    message: "navbar.items[1] is a second search box",
    hint: "keep one item of the type search",
  },
  "two forms of one file of redirects": {
    yaml: "redirectFiles: [netlify, nginx, _redirects]",
    at: "1:33",
    message: "redirectFiles[2] writes the file _redirects, as redirectFiles[0] does",
    hint: 'keep the one for your host: "netlify" for Netlify, "_redirects" for Cloudflare Pages',
  },
  "a name to avoid that is the name of another term": {
    yaml: "terms: [{ name: device }, { name: { en: hub }, avoid: { en: [device] } }]",
    message: 'terms[1].avoid.en[0] avoids "device", which is the name of terms[0]',
    hint: "remove one of them",
  },
});
