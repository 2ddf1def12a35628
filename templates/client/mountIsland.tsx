// Brings an island to life with React. Part of the islands' scripts, never of the script that every page loads.
import type { ComponentType } from "react";
import { hydrateRoot } from "react-dom/client";
import { CrashBoundary } from "./CrashBoundary.tsx";

/** Hydrates the markup inside an element with the component that made it. Returns how to end that. */
export function mountIsland<Props extends object>(element: HTMLElement, Component: ComponentType<Props>): () => void {
  // Written by the same component's server side.
  const props: Props = JSON.parse(element.dataset["props"] ?? "{}");
  const { crashed = "", tryAgain = "", cause = "" } = document.getElementById("live")?.dataset ?? {};
  const root = hydrateRoot(
    element,
    <CrashBoundary texts={{ crashed, tryAgain, cause }}>
      <Component {...props} />
    </CrashBoundary>,
    // What React mends by itself is no error of the page.
    { identifierPrefix: `${element.id}-`, onRecoverableError: console.error },
  );
  return () => root.unmount();
}
