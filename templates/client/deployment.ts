// Detects whether the site was published again while a page was open: the page's files may then be gone from the host.

/** URL of this page's boot script, whose name contains a digest of its content. */
const bootHref = document.querySelector<HTMLScriptElement>('script[src*="/assets/boot."]')?.getAttribute("src") ?? "";

/** Whether the HTML of a page loads another boot script than this page. */
export function isOtherDeployment(text: string): boolean {
  return bootHref !== "" && !text.includes(`"${bootHref}"`) && text.includes("/assets/boot.");
}

/**
 * Whether a full load of the page helps a script that failed. The page, fetched again, loads another boot script, or it
 * is still the same one and all `files` can be fetched, too; without `files` only the former counts. `false` if the
 * network does not answer.
 */
export async function isMendedByReload(files: readonly string[]): Promise<boolean> {
  try {
    const fetchAnew = (href: string): Promise<Response> => fetch(href, { cache: "no-cache" });
    const [page, ...others] = await Promise.all([location.href, ...files].map(fetchAnew));
    const text = (await page?.text()) ?? "";
    return isOtherDeployment(text) || (files.length > 0 && others.every(({ ok }) => ok) && text.includes(bootHref));
  } catch (error) {
    console.warn(error);
    return false;
  }
}
