// Makes links to authors' accounts, from the name of a service and an account name or URL.
import type { PageLink } from "../../model/page.ts";
import { leavesSite } from "../../source/leavesSite.ts";

interface Service {
  readonly label: string;
  /** URL of an account's page; `%` is replaced by the account name. */
  readonly address: string;
}

const services: ReadonlyMap<string, Service> = new Map(
  Object.entries({
    bluesky: { label: "Bluesky", address: "https://bsky.app/profile/%" },
    facebook: { label: "Facebook", address: "https://www.facebook.com/%" },
    github: { label: "GitHub", address: "https://github.com/%" },
    gitlab: { label: "GitLab", address: "https://gitlab.com/%" },
    instagram: { label: "Instagram", address: "https://www.instagram.com/%" },
    linkedin: { label: "LinkedIn", address: "https://www.linkedin.com/in/%/" },
    mastodon: { label: "Mastodon", address: "https://mastodon.social/@%" },
    stackoverflow: { label: "Stack Overflow", address: "https://stackoverflow.com/users/%" },
    telegram: { label: "Telegram", address: "https://t.me/%" },
    twitter: { label: "X", address: "https://x.com/%" },
    x: { label: "X", address: "https://x.com/%" },
    youtube: { label: "YouTube", address: "https://www.youtube.com/@%" },
  }),
);

/** Links to accounts. For an unknown service the account must be a full URL. */
export function socialLinks(socials: Readonly<Record<string, string>>): readonly PageLink[] {
  return Object.entries(socials).flatMap(([name, account]): readonly PageLink[] => {
    const service = services.get(name.toLowerCase());
    const label = service?.label ?? name;
    if (leavesSite(account)) return [{ label, href: account }];
    if (service === undefined || account === "") return [];
    return [{ label, href: service.address.replace("%", () => encodeURIComponent(account.replace(/^@/, ""))) }];
  });
}
