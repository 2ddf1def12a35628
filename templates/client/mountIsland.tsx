// Hydrates islands with React. Part of the scripts of islands, not of the boot script.
import type { ComponentType } from "react";
import { hydrateRoot } from "react-dom/client";
import { CrashBoundary } from "./CrashBoundary.tsx";

/** Hydrates the markup in an element with the component that rendered it. Returns a function that unmounts it. */
export function mountIsland<Props extends object>(element: HTMLElement, Component: ComponentType<Props>): () => void {
  // Written by the island's server-side rendering.
  const props: Props = JSON.parse(element.dataset["props"] ?? "{}");
  const { crashed = "", tryAgain = "", cause = "" } = document.getElementById("live")?.dataset ?? {};
  const root = hydrateRoot(
    element,
    <CrashBoundary texts={{ crashed, tryAgain, cause }}>
      <Component {...props} />
    </CrashBoundary>,
    // Errors that React recovers from are logged and not reported as errors of the page.
    { identifierPrefix: `${element.id}-`, onRecoverableError: console.error },
  );
  return () => root.unmount();
}
