// Detects whether the site was published again while a page was open: the page's files may then be gone from the host.

/** URL of this page's boot script, whose name contains a digest of its content. */
const bootHref = document.querySelector<HTMLScriptElement>('script[src*="/assets/boot."]')?.getAttribute("src") ?? "";

/** Whether the HTML of a page loads another boot script than this page. */
export function isOtherDeployment(text: string): boolean {
  return bootHref !== "" && !text.includes(`"${bootHref}"`) && text.includes("/assets/boot.");
}

/** Whether the current page, fetched again, loads another boot script; `false` if it cannot be fetched. */
export async function isNewDeployment(): Promise<boolean> {
  try {
    const response = await fetch(location.href, { cache: "no-cache" });
    return isOtherDeployment(await response.text());
  } catch (error) {
    console.warn(error);
    return false;
  }
}
