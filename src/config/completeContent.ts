// Docs, blog and APIs of a configuration with everything that they have by default.
import type { Config } from "../model/config.ts";
import type { ApiConfig, UserConfig } from "../model/userConfig.ts";
import { filePathOf, pathOf } from "./addresses.ts";
import * as defaults from "./defaults.ts";
import { defaultApiSidebar, type KnownNames } from "./knownNames.ts";
import type { SiteFacts } from "./siteFacts.ts";

/** What the pages of a site are made from. */
export function completeContent(
  user: UserConfig,
  { names, facts }: { readonly names: KnownNames; readonly facts: SiteFacts },
): Pick<Config, "docs" | "blog" | "apis" | "glossary"> {
  const path = pathOf(user.docs?.path ?? defaults.defaultDocs.path) ?? "";
  const blog = completeBlog(user, names, facts);
  const glossary = completeGlossary(user);
  return {
    docs: { ...defaults.defaultDocs, ...user.docs, path },
    ...(blog === undefined ? {} : { blog }),
    ...(glossary === undefined ? {} : { glossary }),
    apis: (user.apis ?? []).map((api, index) => completeApi(api, { index, docsPath: path, user })),
  };
}

/** A blog exists when it is configured, or when the default locale has a blog folder and nothing is said. */
function completeBlog(
  { blog }: UserConfig,
  { defaultLocale }: KnownNames,
  { folders }: SiteFacts,
): Config["blog"] | undefined {
  if (blog === false || (blog === undefined && !folders.has(`content/${defaultLocale}/blog`))) return undefined;
  const { feeds, ...own } = blog ?? {};
  return {
    ...defaults.defaultBlog,
    ...own,
    path: pathOf(own.path ?? defaults.defaultBlog.path) ?? "",
    ...(feeds === false ? {} : { feeds: { ...defaults.defaultFeeds, ...feeds } }),
  };
}

/** A glossary exists when there is something to explain, and nobody turns it off. */
function completeGlossary({ glossary, terms = [] }: UserConfig): Config["glossary"] {
  if (glossary === false || terms.every(({ definition }) => definition === undefined)) return undefined;
  const complete = { ...defaults.defaultGlossary, ...glossary };
  return { ...complete, path: pathOf(complete.path) ?? "" };
}

interface ApiSurroundings {
  readonly index: number;
  readonly docsPath: string;
  readonly user: UserConfig;
}

function completeApi(api: ApiConfig, { index, docsPath, user }: ApiSurroundings): Config["apis"][number] {
  const base = docsPath === "" ? "api" : `${docsPath}/api`;
  return {
    id: api.id,
    label: api.label,
    specs: filesOf(api.specs),
    ...versionSpecsOf(api.id, user),
    path: pathOf(api.path ?? (index === 0 ? base : `${base}/${api.id}`)) ?? "",
    sidebar: api.sidebar ?? defaultApiSidebar(api.id, index),
    ...(api.serverName === undefined ? {} : { serverName: api.serverName }),
    ...(api.operationFiles === true ? { operationFiles: true } : {}),
  };
}

function filesOf(specs: ApiConfig["specs"]): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(specs).map(([locale, file]) => [locale, filePathOf(file)]));
}

function versionSpecsOf(api: string, { versions }: UserConfig): Pick<Config["apis"][number], "versionSpecs"> {
  const own = Object.entries(versions?.list ?? {}).flatMap(([name, version]) => {
    const specs = Object.entries(version?.specs ?? {}).find(([id]) => id === api)?.[1];
    return specs === undefined ? [] : [[name, filesOf(specs)] as const];
  });
  return own.length === 0 ? {} : { versionSpecs: Object.fromEntries(own) };
}
