// The address of a server as samples begin with it.
import { entriesOf, listOf, ownValue, textOf } from "../schema/json.ts";
import { encodeAddress } from "./percent.ts";

/** Stands for the host of servers that are given without one. */
const unknownHost = "https://api.example.com";

/**
 * The address of a server object with its variables filled by their defaults, without a slash at its end. A relative
 * one is put below a host that stands for the reader's.
 */
export function serverBase(server: unknown): string {
  let address = textOf(ownValue(server, "url")) ?? "";
  for (const [name, variable] of entriesOf(ownValue(server, "variables"))) {
    const value = ownValue(variable, "default") ?? listOf(ownValue(variable, "enum"))[0];
    if (typeof value !== "string" && typeof value !== "number") continue;
    address = address.replaceAll(`{${name}}`, () => `${value}`);
  }
  const safe = encodeAddress(address.trim()).replace(/\/+$/, "");
  if (/^[a-z][a-z0-9+.-]*:\/\//i.test(safe)) return safe;
  if (safe.startsWith("//")) return `https:${safe}`;
  return safe === "" ? unknownHost : `${unknownHost}/${safe.replace(/^\.?\/+/, "")}`;
}
