// `url` is scheme and host, `baseUrl` the path below it. `editUrl` is the same on every page, so it is whole.
import { leavesSite } from "../../source/leavesSite.ts";
import { baseUrlFault, baseUrlOf, originOf } from "../addresses.ts";
import { type ConfigProblem, valueProblem } from "../configProblem.ts";
import { quote } from "../describeSchema.ts";
import type { CheckInput } from "./check.ts";

/** What stands for a part of an address: `{path}`, and what is meant by it but is not replaced: `{pth}`. */
const placeholder = /\{(?!path\})[^{}/]*\}/;

/** Checks where the site will be served, and where its sources can be edited. */
export function checkSiteAddress({ values }: CheckInput): readonly ConfigProblem[] {
  const urls = values("UserConfig.url").filter(({ value }) => originOf(value) === undefined);
  const baseUrls = values("UserConfig.baseUrl").filter(({ value }) => baseUrlOf(value) === undefined);
  return [
    ...urls.map(({ path, value }) =>
      valueProblem(path, `must be an http(s) scheme and a host only, found ${quote(value)}`, hintForUrl(value)),
    ),
    ...baseUrls.map(({ path, value }) => {
      const { must, hint } = baseUrlFault(value);
      return valueProblem(path, `${must}, found ${quote(value)}`, hint);
    }),
    ...values("UserConfig.editUrl")
      .filter(({ value }) => value !== "" && !leavesSite(value) && !value.startsWith("/"))
      .map(({ path, value }) => {
        const hint = `write it with its scheme: ${quote(`https://${value}`)}`;
        return valueProblem(path, `must be a full URL or begin with a slash, found ${quote(value)}`, hint);
      }),
    ...values("UserConfig.editUrl").flatMap(({ path, value }) => {
      const [found] = placeholder.exec(value) ?? [];
      if (found === undefined) return [];
      const hint = "write {path}, which is replaced by the path of the file in the site folder";
      return [valueProblem(path, `contains ${quote(found)}, which is not replaced by anything`, hint)];
    }),
  ];
}

function hintForUrl(text: string): string {
  const example = 'write it as "https://docs.example.org"';
  if (!URL.canParse(text)) return example;
  const { protocol, origin, pathname } = new URL(text);
  const isWeb = protocol === "http:" || protocol === "https:";
  const baseUrl = baseUrlOf(pathname);
  return isWeb && pathname !== "/" && baseUrl ? `write url: ${quote(origin)} and baseUrl: ${quote(baseUrl)}` : example;
}
