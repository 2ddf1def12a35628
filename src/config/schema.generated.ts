// Made by `npm run schema` from src/model/userConfig.ts. Do not edit.
import type { JsonSchema } from "./jsonSchema.ts";

/** JSON Schema of a configuration file, as editors and `validateShape` read it. */
export const configSchema: JsonSchema = {
  "$schema": "http://json-schema.org/draft-07/schema#",
  "$ref": "#/definitions/UserConfig",
  "definitions": {
    "UserConfig": {
      "type": "object",
      "properties": {
        "$schema": {
          "type": "string",
          "description": "JSON Schema of this file, for editors."
        },
        "title": {
          "$ref": "#/definitions/LocalizedText",
          "description": "Name of the site. Default: the name of its folder."
        },
        "tagline": {
          "$ref": "#/definitions/LocalizedText",
          "description": "One line about the site.",
          "default": ""
        },
        "titleDelimiter": {
          "type": "string",
          "description": "Between page title and site title.",
          "default": "|"
        },
        "url": {
          "type": "string",
          "description": "Where the site will be served: scheme and host, no path. Needed for canonical links and the sitemap."
        },
        "baseUrl": {
          "type": "string",
          "description": "Path below `url`.",
          "default": "/"
        },
        "baseUrlBanner": {
          "type": "boolean",
          "description": "Landing pages show a hint when the style is not found below `baseUrl`.",
          "default": true
        },
        "trailingSlash": {
          "type": "boolean",
          "description": "`true`: addresses end in a slash. `false`: pages are written as `page.html`. Unset: as the sources are laid out."
        },
        "locales": {
          "$ref": "#/definitions/LocalesConfig",
          "description": "Locales by code, and the code of the default one."
        },
        "versions": {
          "$ref": "#/definitions/VersionsConfig",
          "description": "Versions of the docs."
        },
        "navbar": {
          "$ref": "#/definitions/NavbarConfig",
          "description": "The bar at the top of every page."
        },
        "announcement": {
          "$ref": "#/definitions/AnnouncementConfig",
          "description": "A line above the navbar that readers can close."
        },
        "footer": {
          "$ref": "#/definitions/FooterConfig",
          "description": "The footer of every page."
        },
        "colorMode": {
          "$ref": "#/definitions/ColorModeConfig",
          "description": "Light and dark."
        },
        "storageNamespace": {
          "type": "string",
          "description": "Prefix of the keys under which browsers keep readers' choices; for several sites on one host."
        },
        "favicon": {
          "type": "string",
          "description": "Static path of the icon in the browser's tab; without it `favicon.svg`, `favicon.ico` or `favicon.png`, if there is one."
        },
        "socialImage": {
          "type": "string",
          "description": "Static path of the picture for links in social networks."
        },
        "socialCards": {
          "$ref": "#/definitions/SocialCardsConfig",
          "description": "Pictures for links in social networks, drawn for each page."
        },
        "docs": {
          "$ref": "#/definitions/DocsConfig",
          "description": "The docs."
        },
        "blog": {
          "anyOf": [
            {
              "$ref": "#/definitions/BlogConfig"
            },
            {
              "type": "boolean",
              "const": false
            }
          ],
          "description": "The blog; `false` leaves a blog folder out. Default: a blog when the default locale has a blog folder."
        },
        "apis": {
          "type": "array",
          "items": {
            "$ref": "#/definitions/ApiConfig"
          },
          "description": "HTTP APIs with a generated reference.",
          "default": []
        },
        "images": {
          "$ref": "#/definitions/ImagesConfig",
          "description": "Pictures in pages."
        },
        "markdown": {
          "$ref": "#/definitions/MarkdownConfig",
          "description": "Reading and rendering of Markdown."
        },
        "toc": {
          "$ref": "#/definitions/TocConfig",
          "description": "Table of contents."
        },
        "search": {
          "$ref": "#/definitions/SearchConfig",
          "description": "The search box."
        },
        "terms": {
          "type": "array",
          "items": {
            "$ref": "#/definitions/TermConfig"
          },
          "description": "The site's terms. Search treats all names of a term as the same, in every language, and `hubdocs check` reports those to avoid."
        },
        "showOriginals": {
          "type": "boolean",
          "description": "Readers of a translation can open the original of a section, below each heading.",
          "default": false
        },
        "glossary": {
          "anyOf": [
            {
              "$ref": "#/definitions/GlossaryConfig"
            },
            {
              "type": "boolean",
              "const": false
            }
          ],
          "description": "The glossary; `false` makes none. Default: a page when a term has a definition."
        },
        "print": {
          "$ref": "#/definitions/PrintConfig",
          "description": "Pages for printing."
        },
        "theme": {
          "$ref": "#/definitions/ThemeConfig",
          "description": "Appearance."
        },
        "editUrl": {
          "type": "string",
          "description": "Where sources can be edited; `{path}` is replaced by the file's path, else the path is appended."
        },
        "lastUpdated": {
          "type": "boolean",
          "description": "Show when and by whom pages were last changed, from front matter or git.",
          "default": false
        },
        "head": {
          "type": "array",
          "items": {
            "$ref": "#/definitions/HeadTag"
          },
          "description": "Elements added to every page's head.",
          "default": []
        },
        "redirects": {
          "type": "array",
          "items": {
            "$ref": "#/definitions/RedirectConfig"
          },
          "description": "Old addresses and where they lead now.",
          "default": []
        },
        "redirectHosts": {
          "type": "array",
          "items": {
            "type": "string"
          },
          "description": "Hosts of other sites that redirects may lead to: `example.org`. Redirects to this site need none.",
          "default": []
        },
        "redirectFiles": {
          "type": "array",
          "items": {
            "type": "string",
            "enum": [
              "_redirects",
              "netlify",
              "nginx",
              "caddy"
            ]
          },
          "description": "Write redirects for servers, too, besides the pages that redirect by themselves. `_redirects`: as Cloudflare Pages reads it; `netlify`: a `_redirects` for Netlify, with the 404 page of each language; `nginx`: `redirects.nginx.conf`, to include in a server block; `caddy`: `redirects.caddy`, to import.",
          "default": []
        },
        "markdownTwins": {
          "type": "boolean",
          "description": "Write every page as Markdown too, next to the page: `docs/intro.md`.",
          "default": true
        },
        "llms": {
          "$ref": "#/definitions/LlmsConfig",
          "description": "Lists of the site for language models."
        },
        "urlManifest": {
          "type": "boolean",
          "description": "Write `url-manifest.json`: all addresses and anchors, for `hubdocs check --against`.",
          "default": true
        },
        "report": {
          "$ref": "#/definitions/ReportConfig",
          "description": "Severity by diagnostic code.",
          "default": {}
        },
        "checks": {
          "$ref": "#/definitions/ChecksConfig",
          "description": "What `check` looks at and what it ignores."
        },
        "budgets": {
          "$ref": "#/definitions/BudgetsConfig",
          "description": "Budgets in bytes, checked by builds."
        },
        "contentSecurity": {
          "$ref": "#/definitions/ContentSecurityConfig",
          "description": "What pages may load and run."
        },
        "noIndex": {
          "type": "boolean",
          "description": "Ask search engines to leave the whole site out.",
          "default": false
        },
        "customFields": {
          "type": "object",
          "additionalProperties": {},
          "description": "Data for the site's own templates, passed to them as it is.",
          "default": {}
        }
      },
      "additionalProperties": false,
      "description": "Configuration of a site: `hubdocs.config.ts`, `.mjs`, `.js`, `.json`, `.yaml` or `.yml`. Everything has a default."
    },
    "LocalizedText": {
      "anyOf": [
        {
          "type": "string"
        },
        {
          "type": "object",
          "additionalProperties": {
            "type": "string"
          }
        }
      ],
      "description": "One text for every locale, or a text per locale code (`{ en: \"Guide\", uk: \"Посібник\" }`)."
    },
    "LocalesConfig": {
      "type": "object",
      "properties": {
        "default": {
          "type": "string",
          "description": "Code of the default locale. Default: `en` when it is listed, else the first locale listed."
        }
      },
      "additionalProperties": {
        "anyOf": [
          {
            "$ref": "#/definitions/LocaleConfig"
          },
          {
            "type": "string"
          },
          {
            "type": "null"
          }
        ]
      },
      "description": "Locales by code, and the code of the default one, which lives at the root of the site. A locale may be written as its label alone, or left empty for defaults. Default: `en` alone, or without `content/en` the first folder of `content/` that is named as a locale."
    },
    "LocaleConfig": {
      "type": "object",
      "properties": {
        "label": {
          "type": "string",
          "description": "Name of the language in that language, as the language menu shows it. Default: made from the code."
        },
        "direction": {
          "type": "string",
          "enum": [
            "ltr",
            "rtl"
          ],
          "description": "Writing direction. Default: known from the language."
        },
        "htmlLang": {
          "type": "string",
          "description": "Value of the `lang` attribute. Default: the locale's code."
        },
        "calendar": {
          "type": "string",
          "description": "Calendar of dates, by its Unicode name.",
          "default": "gregory"
        }
      },
      "additionalProperties": false,
      "description": "A locale. All fields have defaults made from the locale's code."
    },
    "VersionsConfig": {
      "type": "object",
      "properties": {
        "latest": {
          "type": "string",
          "description": "Name of the version served without a path segment. Default: `current`, or the first listed when it is not listed."
        },
        "list": {
          "type": "object",
          "additionalProperties": {
            "anyOf": [
              {
                "$ref": "#/definitions/VersionConfig"
              },
              {
                "type": "null"
              }
            ]
          },
          "description": "Versions by name, newest first. `current` is `content/<locale>/docs`, others are `content/<locale>/versions/<name>`. A version may be left empty for defaults."
        }
      },
      "additionalProperties": false,
      "description": "Versions of the docs. Default: `current` alone. Those made by `hubdocs version` are in `versions.json`, which has the same form, and follow `current`; what is set here takes precedence."
    },
    "VersionConfig": {
      "type": "object",
      "properties": {
        "label": {
          "$ref": "#/definitions/LocalizedText",
          "description": "Name in the version menu. Default: `Next` for `current`, else the name of the version."
        },
        "path": {
          "type": "string",
          "description": "Address segment after the docs base. Default: empty for the latest version, `next` for `current`, else the name."
        },
        "banner": {
          "type": "string",
          "enum": [
            "none",
            "unreleased",
            "unmaintained"
          ],
          "description": "Notice above every page of the version. Default: from its place relative to the latest one."
        },
        "date": {
          "type": "string",
          "description": "Day on which the version came out, for feeds of API changes: `2026-10-06`. `hubdocs version` writes it."
        },
        "noIndex": {
          "type": "boolean",
          "description": "Asks search engines to leave the pages of this version out. Default: `false`."
        },
        "specs": {
          "type": "object",
          "additionalProperties": {
            "type": "object",
            "additionalProperties": {
              "type": "string"
            }
          },
          "description": "Specification files of this version by the id of their API and by locale. A version without them has no reference of the API; the files that the API itself names are those of `current`, or of the latest version when that has none."
        }
      },
      "additionalProperties": false,
      "description": "A version of the docs."
    },
    "NavbarConfig": {
      "type": "object",
      "properties": {
        "title": {
          "$ref": "#/definitions/LocalizedText",
          "description": "Text beside the logo. Default: the site's title."
        },
        "logo": {
          "$ref": "#/definitions/LogoConfig",
          "description": "Picture before the title."
        },
        "items": {
          "type": "array",
          "items": {
            "$ref": "#/definitions/NavbarItemConfig"
          },
          "description": "Items in order. Default: the first sidebar, every API, the blog, and menus of versions and locales where there are several."
        },
        "hideOnScroll": {
          "type": "boolean",
          "description": "Hide when scrolling down, return when scrolling up.",
          "default": false
        }
      },
      "additionalProperties": false,
      "description": "The bar at the top of every page."
    },
    "LogoConfig": {
      "type": "object",
      "properties": {
        "src": {
          "type": "string",
          "description": "Static path of the picture, or a URL."
        },
        "srcDark": {
          "type": "string",
          "description": "Picture for the dark colour mode. Default: `src`."
        },
        "alt": {
          "$ref": "#/definitions/LocalizedText",
          "description": "Alternative text. Default: empty beside a visible title, else the site's title."
        },
        "href": {
          "type": "string",
          "description": "Where the brand links to: a site path or a URL.",
          "default": "/"
        },
        "target": {
          "type": "string",
          "description": "Name of the window that the link opens in, as in HTML. Default: the same window."
        },
        "width": {
          "type": "number",
          "description": "Width in pixels.",
          "minimum": 1
        },
        "height": {
          "type": "number",
          "description": "Height in pixels.",
          "minimum": 1
        }
      },
      "required": [
        "src"
      ],
      "additionalProperties": false,
      "description": "Picture of the site, per colour mode."
    },
    "NavbarItemConfig": {
      "anyOf": [
        {
          "$ref": "#/definitions/NavbarSidebarItem"
        },
        {
          "$ref": "#/definitions/NavbarDocItem"
        },
        {
          "$ref": "#/definitions/NavbarApiItem"
        },
        {
          "$ref": "#/definitions/NavbarLinkItem"
        },
        {
          "$ref": "#/definitions/NavbarDropdownItem"
        },
        {
          "$ref": "#/definitions/NavbarLocaleItem"
        },
        {
          "$ref": "#/definitions/NavbarVersionItem"
        },
        {
          "$ref": "#/definitions/NavbarSearchItem"
        },
        {
          "$ref": "#/definitions/NavbarHtmlItem"
        }
      ],
      "description": "An item of the navbar, by its `type`."
    },
    "NavbarSidebarItem": {
      "type": "object",
      "properties": {
        "position": {
          "type": "string",
          "enum": [
            "left",
            "right"
          ],
          "description": "Side of the navbar.",
          "default": "left"
        },
        "className": {
          "type": "string",
          "description": "CSS class added to the item."
        },
        "type": {
          "type": "string",
          "const": "docSidebar"
        },
        "sidebarId": {
          "type": "string",
          "description": "Name of the sidebar."
        },
        "label": {
          "$ref": "#/definitions/LocalizedText",
          "description": "Default: the label of the sidebar's first link."
        }
      },
      "required": [
        "type",
        "sidebarId"
      ],
      "additionalProperties": false,
      "description": "Link to the first page of a docs sidebar."
    },
    "NavbarDocItem": {
      "type": "object",
      "properties": {
        "position": {
          "type": "string",
          "enum": [
            "left",
            "right"
          ],
          "description": "Side of the navbar.",
          "default": "left"
        },
        "className": {
          "type": "string",
          "description": "CSS class added to the item."
        },
        "type": {
          "type": "string",
          "const": "doc"
        },
        "docId": {
          "type": "string",
          "description": "Id of the doc: its path below the docs folder without number prefixes and extension."
        },
        "label": {
          "$ref": "#/definitions/LocalizedText",
          "description": "Default: the title of the doc."
        }
      },
      "required": [
        "type",
        "docId"
      ],
      "additionalProperties": false,
      "description": "Link to a doc."
    },
    "NavbarApiItem": {
      "type": "object",
      "properties": {
        "position": {
          "type": "string",
          "enum": [
            "left",
            "right"
          ],
          "description": "Side of the navbar.",
          "default": "left"
        },
        "className": {
          "type": "string",
          "description": "CSS class added to the item."
        },
        "type": {
          "type": "string",
          "const": "api"
        },
        "apiId": {
          "type": "string",
          "description": "Id of the API."
        },
        "label": {
          "$ref": "#/definitions/LocalizedText",
          "description": "Default: the label of the API."
        }
      },
      "required": [
        "type",
        "apiId"
      ],
      "additionalProperties": false,
      "description": "Link to the category page of an API reference."
    },
    "NavbarLinkItem": {
      "type": "object",
      "additionalProperties": false,
      "properties": {
        "type": {
          "type": "string",
          "const": "link"
        },
        "label": {
          "$ref": "#/definitions/LocalizedText",
          "description": "Text of the link."
        },
        "to": {
          "$ref": "#/definitions/LocalizedText",
          "description": "Path of a page of this site. Exactly one of `to` and `href`."
        },
        "href": {
          "$ref": "#/definitions/LocalizedText",
          "description": "Full URL. Exactly one of `to` and `href`."
        },
        "activeBasePath": {
          "type": "string",
          "description": "The item is current on every page whose address begins with this path. Default: `to`."
        },
        "activeSidebar": {
          "type": "string",
          "description": "The item is current on every page that shows this sidebar."
        },
        "className": {
          "type": "string",
          "description": "CSS class added to the item."
        },
        "position": {
          "type": "string",
          "enum": [
            "left",
            "right"
          ],
          "description": "Side of the navbar.",
          "default": "left"
        }
      },
      "required": [
        "label"
      ],
      "description": "Link to any address. Exactly one of `to` and `href`."
    },
    "NavbarDropdownItem": {
      "type": "object",
      "properties": {
        "position": {
          "type": "string",
          "enum": [
            "left",
            "right"
          ],
          "description": "Side of the navbar.",
          "default": "left"
        },
        "className": {
          "type": "string",
          "description": "CSS class added to the item."
        },
        "type": {
          "type": "string",
          "const": "dropdown"
        },
        "label": {
          "$ref": "#/definitions/LocalizedText",
          "description": "Text of the button that opens the menu."
        },
        "items": {
          "type": "array",
          "items": {
            "$ref": "#/definitions/NavbarDropdownLink"
          },
          "description": "Links of the menu, top to bottom."
        }
      },
      "required": [
        "type",
        "label",
        "items"
      ],
      "additionalProperties": false,
      "description": "Menu of links."
    },
    "NavbarDropdownLink": {
      "type": "object",
      "properties": {
        "type": {
          "type": "string",
          "const": "link"
        },
        "label": {
          "$ref": "#/definitions/LocalizedText",
          "description": "Text of the link."
        },
        "to": {
          "$ref": "#/definitions/LocalizedText",
          "description": "Path of a page of this site. Exactly one of `to` and `href`."
        },
        "href": {
          "$ref": "#/definitions/LocalizedText",
          "description": "Full URL. Exactly one of `to` and `href`."
        },
        "activeBasePath": {
          "type": "string",
          "description": "The item is current on every page whose address begins with this path. Default: `to`."
        },
        "activeSidebar": {
          "type": "string",
          "description": "The item is current on every page that shows this sidebar."
        },
        "className": {
          "type": "string",
          "description": "CSS class added to the item."
        }
      },
      "required": [
        "label"
      ],
      "additionalProperties": false,
      "description": "Link of a dropdown menu. Exactly one of `to` and `href`."
    },
    "NavbarLocaleItem": {
      "type": "object",
      "properties": {
        "position": {
          "type": "string",
          "enum": [
            "left",
            "right"
          ],
          "description": "Side of the navbar.",
          "default": "left"
        },
        "className": {
          "type": "string",
          "description": "CSS class added to the item."
        },
        "type": {
          "type": "string",
          "const": "localeDropdown"
        }
      },
      "required": [
        "type"
      ],
      "additionalProperties": false,
      "description": "Menu of the site's locales."
    },
    "NavbarVersionItem": {
      "type": "object",
      "properties": {
        "position": {
          "type": "string",
          "enum": [
            "left",
            "right"
          ],
          "description": "Side of the navbar.",
          "default": "left"
        },
        "className": {
          "type": "string",
          "description": "CSS class added to the item."
        },
        "type": {
          "type": "string",
          "const": "docsVersionDropdown"
        }
      },
      "required": [
        "type"
      ],
      "additionalProperties": false,
      "description": "Menu of the docs' versions."
    },
    "NavbarSearchItem": {
      "type": "object",
      "properties": {
        "position": {
          "type": "string",
          "enum": [
            "left",
            "right"
          ],
          "description": "Side of the navbar.",
          "default": "left"
        },
        "className": {
          "type": "string",
          "description": "CSS class added to the item."
        },
        "type": {
          "type": "string",
          "const": "search"
        }
      },
      "required": [
        "type"
      ],
      "additionalProperties": false,
      "description": "The search box. Without such an item it stands at the right."
    },
    "NavbarHtmlItem": {
      "type": "object",
      "properties": {
        "position": {
          "type": "string",
          "enum": [
            "left",
            "right"
          ],
          "description": "Side of the navbar.",
          "default": "left"
        },
        "className": {
          "type": "string",
          "description": "CSS class added to the item."
        },
        "type": {
          "type": "string",
          "const": "html"
        },
        "value": {
          "$ref": "#/definitions/LocalizedText",
          "description": "The HTML, put into the page as it is."
        }
      },
      "required": [
        "type",
        "value"
      ],
      "additionalProperties": false,
      "description": "Your own HTML."
    },
    "AnnouncementConfig": {
      "type": "object",
      "properties": {
        "id": {
          "type": "string",
          "description": "Change it to show the bar again to readers who closed it.",
          "default": "announcement"
        },
        "text": {
          "$ref": "#/definitions/LocalizedText",
          "description": "Inline Markdown."
        },
        "closeable": {
          "type": "boolean",
          "description": "Readers can close the bar.",
          "default": true
        },
        "backgroundColor": {
          "type": "string",
          "description": "Colour behind the text, as CSS writes it, in both colour modes. Default: the theme's."
        },
        "textColor": {
          "type": "string",
          "description": "Colour of the text, its links and the button, as CSS writes it, in both colour modes. Default: the theme's."
        }
      },
      "required": [
        "text"
      ],
      "additionalProperties": false,
      "description": "A line above the navbar that readers can close."
    },
    "FooterConfig": {
      "type": "object",
      "properties": {
        "columns": {
          "type": "array",
          "items": {
            "$ref": "#/definitions/FooterColumn"
          },
          "description": "Columns of links; not together with `links`."
        },
        "links": {
          "type": "array",
          "items": {
            "$ref": "#/definitions/FooterLink"
          },
          "description": "One row of links; not together with `columns`."
        },
        "copyright": {
          "$ref": "#/definitions/LocalizedText",
          "description": "Inline Markdown under the links."
        }
      },
      "additionalProperties": false,
      "description": "The footer of every page: columns of links or one row of links."
    },
    "FooterColumn": {
      "type": "object",
      "properties": {
        "title": {
          "$ref": "#/definitions/LocalizedText",
          "description": "Heading of the column."
        },
        "links": {
          "type": "array",
          "items": {
            "$ref": "#/definitions/FooterLink"
          },
          "description": "Links of the column, top to bottom."
        }
      },
      "required": [
        "title",
        "links"
      ],
      "additionalProperties": false,
      "description": "Column of the footer."
    },
    "FooterLink": {
      "type": "object",
      "properties": {
        "label": {
          "$ref": "#/definitions/LocalizedText",
          "description": "Text of the link."
        },
        "to": {
          "$ref": "#/definitions/LocalizedText",
          "description": "Path of a page of this site. Exactly one of `to` and `href`."
        },
        "href": {
          "$ref": "#/definitions/LocalizedText",
          "description": "Full URL. Exactly one of `to` and `href`."
        }
      },
      "required": [
        "label"
      ],
      "additionalProperties": false,
      "description": "Link of the footer. Exactly one of `to` and `href`."
    },
    "ColorModeConfig": {
      "type": "object",
      "properties": {
        "default": {
          "type": "string",
          "enum": [
            "light",
            "dark"
          ],
          "description": "Colour mode until the reader chooses one.",
          "default": "light"
        },
        "disableSwitch": {
          "type": "boolean",
          "description": "Hides the switch.",
          "default": false
        },
        "respectSystem": {
          "type": "boolean",
          "description": "Follow the system until the reader chooses a mode.",
          "default": false
        }
      },
      "additionalProperties": false,
      "description": "Light and dark."
    },
    "SocialCardsConfig": {
      "type": "object",
      "properties": {
        "enabled": {
          "type": "boolean",
          "description": "Draw a card for every page that names no picture itself.",
          "default": false
        },
        "colorMode": {
          "type": "string",
          "enum": [
            "light",
            "dark"
          ],
          "description": "Colours of this colour mode. Default: `colorMode.default`."
        },
        "colors": {
          "type": "object",
          "additionalProperties": {
            "type": "string"
          },
          "description": "Colours by the name of the style's variable without its dashes, such as `accent`; others are the style's.",
          "default": {}
        },
        "background": {
          "type": "string",
          "description": "Picture behind the text, relative to the site folder; cut to 1200 by 630 pixels."
        },
        "logo": {
          "type": "string",
          "description": "Picture before the site's name, relative to the site folder. Default: the navbar's logo, when it is a static file."
        },
        "fonts": {
          "type": "array",
          "items": {
            "$ref": "#/definitions/FontConfig"
          },
          "description": "Fonts in WOFF2, TrueType or OpenType. Default: `theme.fonts`."
        }
      },
      "additionalProperties": false,
      "description": "Pictures that social networks and messengers show beside a link: 1200 by 630 pixels with the page's title, its place and the site's name, in the site's own colours and font. They need the packages harfbuzzjs and woff2-encoder, the site's `url`, and a font file. A page's own `image` is shown instead of its card."
    },
    "FontConfig": {
      "type": "object",
      "properties": {
        "family": {
          "type": "string",
          "description": "Name of the family."
        },
        "role": {
          "type": "string",
          "enum": [
            "text",
            "code"
          ],
          "description": "`text` replaces the reading font, `code` the monospaced one.",
          "default": "text"
        },
        "display": {
          "type": "string",
          "enum": [
            "optional",
            "swap"
          ],
          "description": "What happens when a file comes after the text is shown. `optional`: this page keeps the fallback and nothing moves; the next page has the family from the browser's cache. `swap`: the family takes over, and text may move.",
          "default": "optional"
        },
        "faces": {
          "type": "array",
          "items": {
            "$ref": "#/definitions/FontFace"
          },
          "description": "Files of the family."
        },
        "fallback": {
          "$ref": "#/definitions/FontFallback",
          "description": "Adjusts a local font so that nothing shifts when the family arrives."
        }
      },
      "required": [
        "family",
        "faces"
      ],
      "additionalProperties": false,
      "description": "A font family of the site's own. Without it pages use the system's fonts."
    },
    "FontFace": {
      "type": "object",
      "properties": {
        "src": {
          "type": "string",
          "description": "Path of a WOFF2 file relative to the site folder."
        },
        "weight": {
          "type": "string",
          "description": "Weight or range of weights, as in CSS.",
          "default": "100 900"
        },
        "style": {
          "type": "string",
          "description": "Style, as in CSS.",
          "default": "normal"
        },
        "unicodeRange": {
          "type": "string",
          "description": "Characters that the file covers, as in CSS."
        },
        "preload": {
          "type": "array",
          "items": {
            "type": "string"
          },
          "description": "Locales whose pages load the file early."
        }
      },
      "required": [
        "src"
      ],
      "additionalProperties": false,
      "description": "A font file."
    },
    "FontFallback": {
      "type": "object",
      "properties": {
        "local": {
          "type": "array",
          "items": {
            "type": "string"
          },
          "description": "Names of local fonts, the best first."
        },
        "sizeAdjust": {
          "type": "string",
          "description": "`size-adjust` of CSS."
        },
        "boldSizeAdjust": {
          "type": "string",
          "description": "`size-adjust` of bold text, where the widths of two families differ otherwise. Default: `sizeAdjust`."
        },
        "ascentOverride": {
          "type": "string",
          "description": "`ascent-override` of CSS."
        },
        "descentOverride": {
          "type": "string",
          "description": "`descent-override` of CSS."
        },
        "lineGapOverride": {
          "type": "string",
          "description": "`line-gap-override` of CSS."
        }
      },
      "required": [
        "local"
      ],
      "additionalProperties": false,
      "description": "A local font made to take the same room, so that nothing shifts when the family arrives."
    },
    "DocsConfig": {
      "type": "object",
      "properties": {
        "path": {
          "type": "string",
          "description": "Address of the docs below the site; empty puts them at its root.",
          "default": "docs"
        },
        "sidebars": {
          "type": "object",
          "additionalProperties": {
            "anyOf": [
              {
                "type": "string",
                "const": "auto"
              },
              {
                "type": "array",
                "items": {
                  "$ref": "#/definitions/SidebarItemConfig"
                }
              },
              {
                "$ref": "#/definitions/SidebarCategories"
              }
            ]
          },
          "description": "Sidebars by name; `\"auto\"` follows the folders, an object holds categories by their labels.",
          "default": {
            "docsSidebar": "auto"
          }
        },
        "breadcrumbs": {
          "type": "boolean",
          "description": "Show the way from the home page above every doc.",
          "default": true
        },
        "sidebarCollapsed": {
          "type": "boolean",
          "description": "Sidebar categories start closed.",
          "default": true
        },
        "sidebarHideable": {
          "type": "boolean",
          "description": "Readers can hide the sidebar.",
          "default": true
        },
        "sidebarMaxLinks": {
          "type": "integer",
          "description": "Up to this number of links, every page contains the whole sidebar; longer ones are cut to the page's branch, and in it a level of more than 200 entries to the hundred around the page, with a row for each other hundred.",
          "default": 200,
          "minimum": 0
        }
      },
      "additionalProperties": false,
      "description": "The docs."
    },
    "SidebarItemConfig": {
      "anyOf": [
        {
          "type": "string"
        },
        {
          "$ref": "#/definitions/SidebarDocItem"
        },
        {
          "$ref": "#/definitions/SidebarRefItem"
        },
        {
          "$ref": "#/definitions/SidebarLinkItem"
        },
        {
          "$ref": "#/definitions/SidebarFolderItem"
        },
        {
          "$ref": "#/definitions/SidebarHtmlItem"
        },
        {
          "$ref": "#/definitions/SidebarCategoryItem"
        },
        {
          "$ref": "#/definitions/SidebarCategories"
        }
      ],
      "description": "Entry of a written-out sidebar. A string is the id of a doc; an object without `type` holds categories by their labels."
    },
    "SidebarDocItem": {
      "type": "object",
      "properties": {
        "type": {
          "type": "string",
          "const": "doc"
        },
        "id": {
          "type": "string",
          "description": "Id of the doc: its path below the docs folder without number prefixes and extension."
        },
        "label": {
          "$ref": "#/definitions/LocalizedText",
          "description": "Shown unless the doc has a `sidebar_label` of its own. Default: the title of the doc."
        },
        "className": {
          "type": "string",
          "description": "CSS class added to the item."
        }
      },
      "required": [
        "type",
        "id"
      ],
      "additionalProperties": false,
      "description": "Link to a doc, which belongs to the sidebar."
    },
    "SidebarRefItem": {
      "type": "object",
      "properties": {
        "type": {
          "type": "string",
          "const": "ref"
        },
        "id": {
          "type": "string",
          "description": "Id of the doc: its path below the docs folder without number prefixes and extension."
        },
        "label": {
          "$ref": "#/definitions/LocalizedText",
          "description": "Shown unless the doc has a `sidebar_label` of its own. Default: the title of the doc."
        },
        "className": {
          "type": "string",
          "description": "CSS class added to the item."
        }
      },
      "required": [
        "type",
        "id"
      ],
      "additionalProperties": false,
      "description": "Link to a doc that belongs to another sidebar."
    },
    "SidebarLinkItem": {
      "type": "object",
      "properties": {
        "type": {
          "type": "string",
          "const": "link"
        },
        "label": {
          "$ref": "#/definitions/LocalizedText",
          "description": "Text of the link."
        },
        "href": {
          "$ref": "#/definitions/LocalizedText",
          "description": "Path of a page of this site, or a full URL."
        },
        "className": {
          "type": "string",
          "description": "CSS class added to the item."
        },
        "description": {
          "$ref": "#/definitions/LocalizedText",
          "description": "Text of the link's card on category pages."
        }
      },
      "required": [
        "type",
        "label",
        "href"
      ],
      "additionalProperties": false,
      "description": "Link to any address."
    },
    "SidebarFolderItem": {
      "type": "object",
      "properties": {
        "type": {
          "type": "string",
          "const": "autogenerated"
        },
        "dirName": {
          "type": "string",
          "description": "Folder below the docs folder; `.` for all docs."
        }
      },
      "required": [
        "type",
        "dirName"
      ],
      "additionalProperties": false,
      "description": "The docs of a folder, ordered as `\"auto\"` orders them."
    },
    "SidebarHtmlItem": {
      "type": "object",
      "properties": {
        "type": {
          "type": "string",
          "const": "html"
        },
        "value": {
          "$ref": "#/definitions/LocalizedText",
          "description": "The HTML, put into the page as it is."
        }
      },
      "required": [
        "type",
        "value"
      ],
      "additionalProperties": false,
      "description": "Your own HTML."
    },
    "SidebarCategoryItem": {
      "type": "object",
      "properties": {
        "type": {
          "type": "string",
          "const": "category"
        },
        "label": {
          "$ref": "#/definitions/LocalizedText",
          "description": "Default: the title of the linked doc."
        },
        "items": {
          "type": "array",
          "items": {
            "$ref": "#/definitions/SidebarItemConfig"
          },
          "description": "Items of the category, in order."
        },
        "collapsible": {
          "type": "boolean",
          "description": "Readers can close the category.",
          "default": true
        },
        "collapsed": {
          "type": "boolean",
          "description": "The category starts closed. Default: `docs.sidebarCollapsed`."
        },
        "className": {
          "type": "string",
          "description": "CSS class added to the item."
        },
        "description": {
          "$ref": "#/definitions/LocalizedText",
          "description": "Text of the category's card on category pages."
        },
        "link": {
          "anyOf": [
            {
              "$ref": "#/definitions/SidebarCategoryDoc"
            },
            {
              "$ref": "#/definitions/SidebarCategoryIndex"
            },
            {
              "type": "null"
            }
          ],
          "description": "Page of the category itself; `null` for none."
        }
      },
      "required": [
        "type",
        "items"
      ],
      "additionalProperties": false,
      "description": "Items under a heading."
    },
    "SidebarCategoryDoc": {
      "type": "object",
      "properties": {
        "type": {
          "type": "string",
          "const": "doc"
        },
        "id": {
          "type": "string",
          "description": "Id of the doc: its path below the docs folder without number prefixes and extension."
        }
      },
      "required": [
        "type",
        "id"
      ],
      "additionalProperties": false,
      "description": "A doc as the page of a category."
    },
    "SidebarCategoryIndex": {
      "type": "object",
      "properties": {
        "type": {
          "type": "string",
          "const": "generated-index"
        },
        "slug": {
          "type": "string",
          "description": "Address below the docs. Default: `category/` and the slug of the label."
        },
        "title": {
          "$ref": "#/definitions/LocalizedText",
          "description": "Heading of the page. Default: the label of the category."
        },
        "description": {
          "$ref": "#/definitions/LocalizedText",
          "description": "Text under the heading."
        }
      },
      "required": [
        "type"
      ],
      "additionalProperties": false,
      "description": "A list of the category's items as its page."
    },
    "SidebarCategories": {
      "type": "object",
      "additionalProperties": {
        "type": "array",
        "items": {
          "$ref": "#/definitions/SidebarItemConfig"
        }
      },
      "description": "Categories by their labels, each with its items: the short form of categories that need no more."
    },
    "BlogConfig": {
      "type": "object",
      "properties": {
        "path": {
          "type": "string",
          "description": "Address of the blog below the site.",
          "default": "blog"
        },
        "title": {
          "$ref": "#/definitions/LocalizedText",
          "description": "Heading of the list. Default: the word for blog in each locale."
        },
        "description": {
          "$ref": "#/definitions/LocalizedText",
          "description": "Text for search engines."
        },
        "postsPerPage": {
          "type": "integer",
          "description": "Posts on one page of the list.",
          "default": 10,
          "minimum": 1
        },
        "recentPosts": {
          "type": "integer",
          "description": "Number of posts in the list of recent posts beside the blog's pages; 0 hides the list.",
          "default": 5,
          "minimum": 0
        },
        "wordsPerMinute": {
          "type": "object",
          "additionalProperties": {
            "type": "number"
          },
          "description": "Words that readers read in a minute, by code of locale. Default: 200 for English, fewer where words are longer."
        },
        "feeds": {
          "anyOf": [
            {
              "$ref": "#/definitions/FeedsConfig"
            },
            {
              "type": "boolean",
              "const": false
            }
          ],
          "description": "Feeds of each locale's blog; `false` writes none. They need the site's `url`."
        }
      },
      "additionalProperties": false,
      "description": "The blog."
    },
    "FeedsConfig": {
      "type": "object",
      "properties": {
        "formats": {
          "type": "array",
          "items": {
            "$ref": "#/definitions/FeedFormat"
          },
          "description": "Formats to write.",
          "default": [
            "rss",
            "atom",
            "json"
          ]
        },
        "content": {
          "type": "string",
          "enum": [
            "full",
            "description"
          ],
          "description": "What an entry holds: the whole post or its description.",
          "default": "full"
        },
        "limit": {
          "type": "integer",
          "description": "Number of posts in a feed, newest first.",
          "default": 20,
          "minimum": 1
        }
      },
      "additionalProperties": false,
      "description": "Feeds of the blog."
    },
    "FeedFormat": {
      "type": "string",
      "enum": [
        "rss",
        "atom",
        "json"
      ],
      "description": "Format of a feed: `rss.xml`, `atom.xml` and `feed.json` in the blog's folder."
    },
    "ApiConfig": {
      "type": "object",
      "properties": {
        "id": {
          "type": "string",
          "description": "Part of the addresses: `docs/api/<id>` and `docs/category/<id>`."
        },
        "label": {
          "$ref": "#/definitions/LocalizedText",
          "description": "Name of the API, as menus show it."
        },
        "specs": {
          "type": "object",
          "additionalProperties": {
            "type": "string"
          },
          "description": "Specification file per locale, relative to the site folder: OpenAPI or Swagger, or an overlay of another one."
        },
        "path": {
          "type": "string",
          "description": "Address of the operations below the site. Default: `docs/api` for the first API, then `docs/api/<id>`."
        },
        "sidebar": {
          "type": "string",
          "description": "Name of the sidebar. Default: `openApiSidebar` for the first API, then `<id>Sidebar`."
        },
        "serverName": {
          "$ref": "#/definitions/LocalizedText",
          "description": "What readers call their own server, above the field for its URL, which guides then offer, too. Default: \"My server\"."
        },
        "operationFiles": {
          "type": "boolean",
          "description": "Write a specification of each operation alone, next to its page: `docs/api/get-device.openapi.json` holds the operation and everything that it refers to, for tools that take in one. A large API whose operations share large schemas gets many megabytes of such files.",
          "default": false
        }
      },
      "required": [
        "id",
        "label",
        "specs"
      ],
      "additionalProperties": false,
      "description": "An HTTP API with a generated reference."
    },
    "ImagesConfig": {
      "type": "object",
      "properties": {
        "quality": {
          "type": "integer",
          "description": "JPEG and WebP quality, 1 to 100.",
          "default": 70,
          "minimum": 1,
          "maximum": 100
        },
        "maxWidth": {
          "type": "integer",
          "description": "Largest width, in pixels.",
          "default": 1030,
          "minimum": 1
        },
        "minWidth": {
          "type": "integer",
          "description": "Smallest width, in pixels.",
          "default": 640,
          "minimum": 1
        },
        "steps": {
          "type": "integer",
          "description": "Number of widths, from the smallest to the largest.",
          "default": 2,
          "minimum": 1
        }
      },
      "additionalProperties": false,
      "description": "Pictures in pages."
    },
    "MarkdownConfig": {
      "type": "object",
      "properties": {
        "rawHtml": {
          "type": "boolean",
          "description": "Keep HTML of content files; `false` shows it as text.",
          "default": true
        },
        "magicComments": {
          "type": "array",
          "items": {
            "$ref": "#/definitions/MagicComment"
          },
          "description": "Comment words that mark the next line (or a start/end block) of code, with the class they give.",
          "default": []
        },
        "defaultLanguage": {
          "type": "string",
          "description": "Language of fences without one.",
          "default": "text"
        },
        "lineNumbers": {
          "type": "boolean",
          "description": "Number all code blocks' lines.",
          "default": false
        },
        "dialect": {
          "type": "string",
          "enum": [
            "hubdocs",
            "docusaurus",
            "vitepress",
            "starlight",
            "mkdocs",
            "mdbook",
            "jekyll"
          ],
          "description": "The tool that pages were written for: its admonitions, tabs, components, marks and front matter work here, and what is not supported is reported once per page. Nothing of it is run.",
          "default": "hubdocs"
        }
      },
      "additionalProperties": false,
      "description": "Reading and rendering of Markdown."
    },
    "MagicComment": {
      "type": "object",
      "properties": {
        "className": {
          "type": "string",
          "description": "CSS class that marked lines get."
        },
        "line": {
          "type": "string",
          "description": "Words of the comment that marks the next line."
        },
        "block": {
          "$ref": "#/definitions/MagicCommentBlock",
          "description": "Words of the comments around a marked block."
        }
      },
      "required": [
        "className"
      ],
      "additionalProperties": false,
      "description": "Comment in code that marks lines: the next one, a block, or either."
    },
    "MagicCommentBlock": {
      "type": "object",
      "properties": {
        "start": {
          "type": "string",
          "description": "Words of the comment before the first marked line."
        },
        "end": {
          "type": "string",
          "description": "Words of the comment after the last marked line."
        }
      },
      "required": [
        "start",
        "end"
      ],
      "additionalProperties": false,
      "description": "Comments that begin and end a block of marked lines."
    },
    "TocConfig": {
      "type": "object",
      "properties": {
        "minLevel": {
          "type": "integer",
          "description": "First heading level listed, 2 to 6.",
          "default": 2,
          "minimum": 2,
          "maximum": 6
        },
        "maxLevel": {
          "type": "integer",
          "description": "Last heading level listed, 2 to 6; not less than `minLevel`.",
          "default": 3,
          "minimum": 2,
          "maximum": 6
        }
      },
      "additionalProperties": false,
      "description": "Table of contents."
    },
    "SearchConfig": {
      "type": "object",
      "properties": {
        "enabled": {
          "type": "boolean",
          "description": "Build an index and show the box.",
          "default": true
        },
        "maxHits": {
          "type": "integer",
          "description": "Maximum number of results below the search box.",
          "default": 8,
          "minimum": 1
        },
        "synonyms": {
          "type": "array",
          "items": {
            "type": "array",
            "items": {
              "type": "string"
            }
          },
          "description": "Words and phrases that mean the same, in any of the site's languages: whoever looks for one finds the others too. Each entry is a list of them, for example `[sensor, датчик]`."
        }
      },
      "additionalProperties": false,
      "description": "The search box."
    },
    "TermConfig": {
      "type": "object",
      "properties": {
        "name": {
          "$ref": "#/definitions/LocalizedText",
          "description": "What it is called, as text or by locale code: `{ en: device, uk: пристрій }`."
        },
        "definition": {
          "$ref": "#/definitions/LocalizedText",
          "description": "What it means, for the glossary. Inline Markdown, as text in the default locale or by locale code."
        },
        "link": {
          "type": "string",
          "description": "Page that says more about it, for the glossary: a site path or a URL."
        },
        "avoid": {
          "type": "object",
          "additionalProperties": {
            "type": "array",
            "items": {
              "type": "string"
            }
          },
          "description": "Names to avoid, by locale code: `{ uk: [прилад, девайс] }`. `hubdocs check` finds them in any form of their words, in pages, specifications and labels. A name that differs from the right one in capitals alone is found as it is written: `[Github]`."
        }
      },
      "required": [
        "name"
      ],
      "additionalProperties": false,
      "description": "A term of the site: what a thing is called in each language, what that means, and which names to avoid."
    },
    "GlossaryConfig": {
      "type": "object",
      "properties": {
        "path": {
          "type": "string",
          "description": "Address of the page below the site.",
          "default": "glossary"
        },
        "title": {
          "$ref": "#/definitions/LocalizedText",
          "description": "Heading of the page. Default: the word for glossary in each locale."
        },
        "description": {
          "$ref": "#/definitions/LocalizedText",
          "description": "Text under the heading."
        },
        "linkFirstUse": {
          "type": "boolean",
          "description": "Link the first use of each term in a doc or post to its definition. `link_terms: false` in the front matter leaves a page out.",
          "default": false
        }
      },
      "additionalProperties": false,
      "description": "The page with all terms that have a definition."
    },
    "PrintConfig": {
      "type": "object",
      "properties": {
        "enabled": {
          "type": "boolean",
          "description": "Make a page with all docs of each sidebar and a table of contents, linked at the top of the sidebar.",
          "default": false
        }
      },
      "additionalProperties": false,
      "description": "Pages for printing."
    },
    "ThemeConfig": {
      "type": "object",
      "properties": {
        "css": {
          "type": "array",
          "items": {
            "type": "string"
          },
          "description": "CSS files of the site, relative to its folder, added after the built-in style.",
          "default": []
        },
        "fonts": {
          "type": "array",
          "items": {
            "$ref": "#/definitions/FontConfig"
          },
          "description": "Font families of the site's own.",
          "default": []
        }
      },
      "additionalProperties": false,
      "description": "Appearance."
    },
    "HeadTag": {
      "type": "object",
      "properties": {
        "tag": {
          "type": "string",
          "enum": [
            "meta",
            "link"
          ],
          "description": "Name of the element."
        },
        "attributes": {
          "type": "object",
          "additionalProperties": {
            "type": "string"
          },
          "description": "Attributes of the element."
        }
      },
      "required": [
        "tag",
        "attributes"
      ],
      "additionalProperties": false,
      "description": "Element added to every page's head."
    },
    "RedirectConfig": {
      "type": "object",
      "properties": {
        "from": {
          "anyOf": [
            {
              "type": "string"
            },
            {
              "type": "array",
              "items": {
                "type": "string"
              }
            }
          ],
          "description": "Path or paths of this site, without locale prefix."
        },
        "to": {
          "type": "string",
          "description": "Path of this site without locale prefix, or a full URL."
        }
      },
      "required": [
        "from",
        "to"
      ],
      "additionalProperties": false,
      "description": "An old address and where it leads now."
    },
    "LlmsConfig": {
      "type": "object",
      "properties": {
        "enabled": {
          "type": "boolean",
          "description": "Write `llms.txt`.",
          "default": true
        },
        "full": {
          "type": "boolean",
          "description": "Write `llms-full.txt` too: the text of all docs and API pages in one file.",
          "default": true
        }
      },
      "additionalProperties": false,
      "description": "A list of the site for language models: `llms.txt` in each locale's folder."
    },
    "ReportConfig": {
      "type": "object",
      "properties": {
        "bad-call": {
          "$ref": "#/definitions/ReportLevel"
        },
        "config-missing": {
          "$ref": "#/definitions/ReportLevel"
        },
        "loose-markdown": {
          "$ref": "#/definitions/ReportLevel"
        },
        "config-unreadable": {
          "$ref": "#/definitions/ReportLevel"
        },
        "config-invalid": {
          "$ref": "#/definitions/ReportLevel"
        },
        "navbar-item": {
          "$ref": "#/definitions/ReportLevel"
        },
        "sidebar-invalid": {
          "$ref": "#/definitions/ReportLevel"
        },
        "source-unreadable": {
          "$ref": "#/definitions/ReportLevel"
        },
        "source-outside": {
          "$ref": "#/definitions/ReportLevel"
        },
        "invalid-utf8": {
          "$ref": "#/definitions/ReportLevel"
        },
        "too-large": {
          "$ref": "#/definitions/ReportLevel"
        },
        "front-matter": {
          "$ref": "#/definitions/ReportLevel"
        },
        "data-invalid": {
          "$ref": "#/definitions/ReportLevel"
        },
        "frozen-unusable": {
          "$ref": "#/definitions/ReportLevel"
        },
        "api-invalid": {
          "$ref": "#/definitions/ReportLevel"
        },
        "api-questionable": {
          "$ref": "#/definitions/ReportLevel"
        },
        "api-example": {
          "$ref": "#/definitions/ReportLevel"
        },
        "api-reference": {
          "$ref": "#/definitions/ReportLevel"
        },
        "api-slug-taken": {
          "$ref": "#/definitions/ReportLevel"
        },
        "api-missing": {
          "$ref": "#/definitions/ReportLevel"
        },
        "api-contradiction": {
          "$ref": "#/definitions/ReportLevel"
        },
        "api-untranslated": {
          "$ref": "#/definitions/ReportLevel"
        },
        "api-stale": {
          "$ref": "#/definitions/ReportLevel"
        },
        "duplicate-route": {
          "$ref": "#/definitions/ReportLevel"
        },
        "address-unusable": {
          "$ref": "#/definitions/ReportLevel"
        },
        "cached-address": {
          "$ref": "#/definitions/ReportLevel"
        },
        "misspelt-field": {
          "$ref": "#/definitions/ReportLevel"
        },
        "misspelt-language": {
          "$ref": "#/definitions/ReportLevel"
        },
        "unknown-doc": {
          "$ref": "#/definitions/ReportLevel"
        },
        "inline-author": {
          "$ref": "#/definitions/ReportLevel"
        },
        "missing-truncation": {
          "$ref": "#/definitions/ReportLevel"
        },
        "unknown-author": {
          "$ref": "#/definitions/ReportLevel"
        },
        "unknown-tag": {
          "$ref": "#/definitions/ReportLevel"
        },
        "unknown-sidebar": {
          "$ref": "#/definitions/ReportLevel"
        },
        "broken-link": {
          "$ref": "#/definitions/ReportLevel"
        },
        "broken-anchor": {
          "$ref": "#/definitions/ReportLevel"
        },
        "missing-translation": {
          "$ref": "#/definitions/ReportLevel"
        },
        "orphan-translation": {
          "$ref": "#/definitions/ReportLevel"
        },
        "redirect-invalid": {
          "$ref": "#/definitions/ReportLevel"
        },
        "redirect-unreleased": {
          "$ref": "#/definitions/ReportLevel"
        },
        "removed-address": {
          "$ref": "#/definitions/ReportLevel"
        },
        "removed-anchor": {
          "$ref": "#/definitions/ReportLevel"
        },
        "over-budget": {
          "$ref": "#/definitions/ReportLevel"
        },
        "content-security": {
          "$ref": "#/definitions/ReportLevel"
        },
        "markdown-failed": {
          "$ref": "#/definitions/ReportLevel"
        },
        "jsx-not-supported": {
          "$ref": "#/definitions/ReportLevel"
        },
        "dialect-unsupported": {
          "$ref": "#/definitions/ReportLevel"
        },
        "unclosed-fence": {
          "$ref": "#/definitions/ReportLevel"
        },
        "unclosed-comment": {
          "$ref": "#/definitions/ReportLevel"
        },
        "unclosed-container": {
          "$ref": "#/definitions/ReportLevel"
        },
        "unclosed-element": {
          "$ref": "#/definitions/ReportLevel"
        },
        "unknown-container": {
          "$ref": "#/definitions/ReportLevel"
        },
        "shown-as-text": {
          "$ref": "#/definitions/ReportLevel"
        },
        "bad-tabs": {
          "$ref": "#/definitions/ReportLevel"
        },
        "bad-cards": {
          "$ref": "#/definitions/ReportLevel"
        },
        "duplicate-id": {
          "$ref": "#/definitions/ReportLevel"
        },
        "taken-id": {
          "$ref": "#/definitions/ReportLevel"
        },
        "empty-heading-id": {
          "$ref": "#/definitions/ReportLevel"
        },
        "include-failed": {
          "$ref": "#/definitions/ReportLevel"
        },
        "image-missing": {
          "$ref": "#/definitions/ReportLevel"
        },
        "image-unreadable": {
          "$ref": "#/definitions/ReportLevel"
        },
        "image-not-resized": {
          "$ref": "#/definitions/ReportLevel"
        },
        "image-tool-missing": {
          "$ref": "#/definitions/ReportLevel"
        },
        "social-cards-off": {
          "$ref": "#/definitions/ReportLevel"
        },
        "social-card-failed": {
          "$ref": "#/definitions/ReportLevel"
        },
        "social-card-incomplete": {
          "$ref": "#/definitions/ReportLevel"
        },
        "history-missing": {
          "$ref": "#/definitions/ReportLevel"
        },
        "sample-syntax": {
          "$ref": "#/definitions/ReportLevel"
        },
        "sample-tool-missing": {
          "$ref": "#/definitions/ReportLevel"
        },
        "sample-mismatch": {
          "$ref": "#/definitions/ReportLevel"
        },
        "unknown-operation": {
          "$ref": "#/definitions/ReportLevel"
        },
        "stale-translation": {
          "$ref": "#/definitions/ReportLevel"
        },
        "lost-record": {
          "$ref": "#/definitions/ReportLevel"
        },
        "translation-section": {
          "$ref": "#/definitions/ReportLevel"
        },
        "translation-code": {
          "$ref": "#/definitions/ReportLevel"
        },
        "translation-link": {
          "$ref": "#/definitions/ReportLevel"
        },
        "translation-admonition": {
          "$ref": "#/definitions/ReportLevel"
        },
        "translation-table": {
          "$ref": "#/definitions/ReportLevel"
        },
        "translation-number": {
          "$ref": "#/definitions/ReportLevel"
        },
        "untranslated-text": {
          "$ref": "#/definitions/ReportLevel"
        },
        "translation-image": {
          "$ref": "#/definitions/ReportLevel"
        },
        "translation-addition": {
          "$ref": "#/definitions/ReportLevel"
        },
        "avoided-term": {
          "$ref": "#/definitions/ReportLevel"
        },
        "link-through-redirect": {
          "$ref": "#/definitions/ReportLevel"
        },
        "non-canonical-link": {
          "$ref": "#/definitions/ReportLevel"
        },
        "trailing-slash": {
          "$ref": "#/definitions/ReportLevel"
        },
        "cross-locale-link": {
          "$ref": "#/definitions/ReportLevel"
        },
        "orphan-page": {
          "$ref": "#/definitions/ReportLevel"
        },
        "unused-file": {
          "$ref": "#/definitions/ReportLevel"
        },
        "missing-alt": {
          "$ref": "#/definitions/ReportLevel"
        },
        "heading-level": {
          "$ref": "#/definitions/ReportLevel"
        },
        "redirect-loop": {
          "$ref": "#/definitions/ReportLevel"
        },
        "redirect-chain": {
          "$ref": "#/definitions/ReportLevel"
        },
        "broken-external-link": {
          "$ref": "#/definitions/ReportLevel"
        },
        "broken-external-anchor": {
          "$ref": "#/definitions/ReportLevel"
        },
        "moved-external-link": {
          "$ref": "#/definitions/ReportLevel"
        },
        "unchecked-external-link": {
          "$ref": "#/definitions/ReportLevel"
        },
        "ignore-invalid": {
          "$ref": "#/definitions/ReportLevel"
        },
        "unused-ignore": {
          "$ref": "#/definitions/ReportLevel"
        },
        "unused-baseline": {
          "$ref": "#/definitions/ReportLevel"
        },
        "page-failed": {
          "$ref": "#/definitions/ReportLevel"
        },
        "search-failed": {
          "$ref": "#/definitions/ReportLevel"
        },
        "template-failed": {
          "$ref": "#/definitions/ReportLevel"
        },
        "style-invalid": {
          "$ref": "#/definitions/ReportLevel"
        },
        "output-refused": {
          "$ref": "#/definitions/ReportLevel"
        },
        "output-locked": {
          "$ref": "#/definitions/ReportLevel"
        },
        "write-failed": {
          "$ref": "#/definitions/ReportLevel"
        },
        "share-unusable": {
          "$ref": "#/definitions/ReportLevel"
        },
        "port-taken": {
          "$ref": "#/definitions/ReportLevel"
        },
        "internal-error": {
          "$ref": "#/definitions/ReportLevel"
        }
      },
      "additionalProperties": false,
      "description": "Severity by diagnostic code."
    },
    "ReportLevel": {
      "type": "string",
      "enum": [
        "ignore",
        "info",
        "warning",
        "error"
      ],
      "description": "Severity of a finding."
    },
    "ChecksConfig": {
      "type": "object",
      "properties": {
        "ignore": {
          "type": "array",
          "items": {
            "$ref": "#/definitions/IgnoreConfig"
          },
          "description": "Findings to ignore, each with the reason.",
          "default": []
        },
        "external": {
          "$ref": "#/definitions/ExternalConfig",
          "description": "Links to other sites, for `check --external`."
        }
      },
      "additionalProperties": false,
      "description": "What `check` looks at and what it ignores."
    },
    "IgnoreConfig": {
      "type": "object",
      "properties": {
        "code": {
          "$ref": "#/definitions/DiagnosticCode",
          "description": "Code of the findings."
        },
        "reason": {
          "type": "string",
          "description": "Why they are not mistakes."
        },
        "file": {
          "type": "string",
          "description": "File of the site, or files: `*` stands for any part of a name, `**` for any folders. Default: every file."
        },
        "match": {
          "type": "string",
          "description": "Text that the finding's message contains, such as the address of a link. Default: any message."
        }
      },
      "required": [
        "code",
        "reason"
      ],
      "additionalProperties": false,
      "description": "Findings to ignore. A finding must match everything that is set here."
    },
    "DiagnosticCode": {
      "type": "string",
      "enum": [
        "bad-call",
        "config-missing",
        "loose-markdown",
        "config-unreadable",
        "config-invalid",
        "navbar-item",
        "sidebar-invalid",
        "source-unreadable",
        "source-outside",
        "invalid-utf8",
        "too-large",
        "front-matter",
        "data-invalid",
        "frozen-unusable",
        "api-invalid",
        "api-questionable",
        "api-example",
        "api-reference",
        "api-slug-taken",
        "api-missing",
        "api-contradiction",
        "api-untranslated",
        "api-stale",
        "duplicate-route",
        "address-unusable",
        "cached-address",
        "misspelt-field",
        "misspelt-language",
        "unknown-doc",
        "inline-author",
        "missing-truncation",
        "unknown-author",
        "unknown-tag",
        "unknown-sidebar",
        "broken-link",
        "broken-anchor",
        "missing-translation",
        "orphan-translation",
        "redirect-invalid",
        "redirect-unreleased",
        "removed-address",
        "removed-anchor",
        "over-budget",
        "content-security",
        "markdown-failed",
        "jsx-not-supported",
        "dialect-unsupported",
        "unclosed-fence",
        "unclosed-comment",
        "unclosed-container",
        "unclosed-element",
        "unknown-container",
        "shown-as-text",
        "bad-tabs",
        "bad-cards",
        "duplicate-id",
        "taken-id",
        "empty-heading-id",
        "include-failed",
        "image-missing",
        "image-unreadable",
        "image-not-resized",
        "image-tool-missing",
        "social-cards-off",
        "social-card-failed",
        "social-card-incomplete",
        "history-missing",
        "sample-syntax",
        "sample-tool-missing",
        "sample-mismatch",
        "unknown-operation",
        "stale-translation",
        "lost-record",
        "translation-section",
        "translation-code",
        "translation-link",
        "translation-admonition",
        "translation-table",
        "translation-number",
        "untranslated-text",
        "translation-image",
        "translation-addition",
        "avoided-term",
        "link-through-redirect",
        "non-canonical-link",
        "trailing-slash",
        "cross-locale-link",
        "orphan-page",
        "unused-file",
        "missing-alt",
        "heading-level",
        "redirect-loop",
        "redirect-chain",
        "broken-external-link",
        "broken-external-anchor",
        "moved-external-link",
        "unchecked-external-link",
        "ignore-invalid",
        "unused-ignore",
        "unused-baseline",
        "page-failed",
        "search-failed",
        "template-failed",
        "style-invalid",
        "output-refused",
        "output-locked",
        "write-failed",
        "share-unusable",
        "port-taken",
        "internal-error"
      ],
      "description": "Stable name of a finding."
    },
    "ExternalConfig": {
      "type": "object",
      "properties": {
        "skip": {
          "type": "array",
          "items": {
            "type": "string"
          },
          "description": "Hosts that are not checked, such as `example.org`; `*.example.org` stands for all hosts below it.",
          "default": []
        },
        "allow": {
          "type": "array",
          "items": {
            "type": "string"
          },
          "description": "Hosts that may be private addresses or names of this machine or its network.",
          "default": []
        },
        "timeout": {
          "type": "number",
          "description": "Time limit for one answer, in seconds.",
          "default": 10,
          "minimum": 1,
          "maximum": 120
        },
        "concurrency": {
          "type": "number",
          "description": "Maximum number of requests at a time; never more than one for each host.",
          "default": 8,
          "minimum": 1,
          "maximum": 64
        },
        "maxAge": {
          "type": "number",
          "description": "Hours for which a good answer is kept. A bad one is kept for an hour.",
          "default": 24,
          "minimum": 0
        }
      },
      "additionalProperties": false,
      "description": "Links to other sites, for `check --external`."
    },
    "BudgetsConfig": {
      "type": "object",
      "properties": {
        "htmlGzip": {
          "type": "integer",
          "description": "Largest HTML file, gzip bytes.",
          "default": 131072,
          "minimum": 0
        },
        "cssGzip": {
          "type": "integer",
          "description": "Stylesheet, gzip bytes.",
          "default": 12288,
          "minimum": 0
        },
        "jsGzip": {
          "type": "integer",
          "description": "JavaScript before any interaction, gzip bytes.",
          "default": 10752,
          "minimum": 0
        },
        "islandsGzip": {
          "type": "integer",
          "description": "JavaScript of all interactive parts together, loaded as readers turn to them, gzip bytes.",
          "default": 112640,
          "minimum": 0
        }
      },
      "additionalProperties": false,
      "description": "Budgets in bytes, checked by builds."
    },
    "ContentSecurityConfig": {
      "type": "object",
      "properties": {
        "emit": {
          "type": "string",
          "enum": [
            "none",
            "meta",
            "headers",
            "both"
          ],
          "description": "Where the published site has the policy. `headers`: a file `_headers` at the root of the output, as Netlify and Cloudflare Pages read it, with long caching of `assets/` too. `meta`: an element in every page, for hosts without headers. `both`: both. `none`: nowhere, so that the server can send its own.",
          "default": "none"
        },
        "sources": {
          "$ref": "#/definitions/PolicySources",
          "description": "More sources to allow, by directive, for what pages do not show: hosts that a script or style of another host loads from. Sources are written as in the policy: `https://fonts.example.org`, `'unsafe-inline'`.",
          "default": {}
        }
      },
      "additionalProperties": false,
      "description": "The content security policy: what pages may load and run. It is computed from what the site's pages use: their own files, hashes of their inline scripts, and the hosts of external pictures, media and frames. `hubdocs serve` always sends it; `hubdocs build --verbose` prints it."
    },
    "PolicySources": {
      "type": "object",
      "properties": {
        "default-src": {
          "type": "array",
          "items": {
            "type": "string"
          },
          "description": "Everything without a directive of its own."
        },
        "script-src": {
          "type": "array",
          "items": {
            "type": "string"
          },
          "description": "Scripts."
        },
        "style-src": {
          "type": "array",
          "items": {
            "type": "string"
          },
          "description": "Stylesheets and styles."
        },
        "img-src": {
          "type": "array",
          "items": {
            "type": "string"
          },
          "description": "Pictures."
        },
        "font-src": {
          "type": "array",
          "items": {
            "type": "string"
          },
          "description": "Fonts."
        },
        "connect-src": {
          "type": "array",
          "items": {
            "type": "string"
          },
          "description": "Requests of scripts."
        },
        "media-src": {
          "type": "array",
          "items": {
            "type": "string"
          },
          "description": "Video and audio."
        },
        "frame-src": {
          "type": "array",
          "items": {
            "type": "string"
          },
          "description": "Pages inside a page."
        },
        "object-src": {
          "type": "array",
          "items": {
            "type": "string"
          },
          "description": "Objects and embedded files."
        },
        "worker-src": {
          "type": "array",
          "items": {
            "type": "string"
          },
          "description": "Scripts that work in the background."
        },
        "manifest-src": {
          "type": "array",
          "items": {
            "type": "string"
          },
          "description": "The manifest of a web application."
        },
        "base-uri": {
          "type": "array",
          "items": {
            "type": "string"
          },
          "description": "What a `base` element may name."
        },
        "form-action": {
          "type": "array",
          "items": {
            "type": "string"
          },
          "description": "Where forms may send data."
        },
        "frame-ancestors": {
          "type": "array",
          "items": {
            "type": "string"
          },
          "description": "Pages that may embed this site."
        }
      },
      "additionalProperties": false,
      "description": "Sources by directive: `'self'`, `https://media.example.org`, `data:`, `'sha256-…'`."
    }
  }
};
