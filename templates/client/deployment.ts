// Finds out whether the site was published anew while a page was open: then its files may be gone from the host.

/** Address of this page's own script: it is named after its content. */
const bootHref = document.querySelector<HTMLScriptElement>('script[src*="/assets/boot."]')?.getAttribute("src") ?? "";

/** Whether a document names other scripts than this page. */
export function isOtherDeployment(text: string): boolean {
  return bootHref !== "" && !text.includes(`"${bootHref}"`) && text.includes("/assets/boot.");
}

/** Whether the present page, asked for again, names other scripts. Without an answer nothing is known: `false`. */
export async function isNewDeployment(): Promise<boolean> {
  try {
    const response = await fetch(location.href, { cache: "no-cache" });
    return isOtherDeployment(await response.text());
  } catch (error) {
    console.warn(error);
    return false;
  }
}
