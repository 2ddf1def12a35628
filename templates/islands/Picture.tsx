// A picture with several files to choose from. Hydrates only after it has failed to load while the reader is online: it
// then finds out why, says so, and offers to load it again. Messages that need no network are in
// templates/islands/Picture.companion.ts.
import { type MouseEvent, useEffect, useRef, useState } from "react";
import { announce } from "../client/live.ts";

/** The picture and its messages. */
export interface PictureProps {
  readonly src: string;
  readonly srcset?: string | undefined;
  readonly sizes?: string | undefined;
  readonly sources: readonly { readonly type: string; readonly srcset: string }[];
  readonly alt: string;
  readonly title?: string | undefined;
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  /** A blurred miniature shown while the picture loads. */
  readonly placeholder?: string | undefined;
  /** Whether it loads at once and with priority; others load when they come near the viewport. */
  readonly isFirst: boolean;
  readonly texts: {
    readonly missing: string;
    readonly failed: string;
    readonly offline: string;
    readonly loading: string;
    /** Labels of the load button when data is limited, each for pictures up to a width; ascending. */
    readonly load: readonly { readonly width: number; readonly text: string }[];
  };
}

type State = "shown" | "loading" | "missing" | "failed" | "offline";

/** The picture, with any message over it. */
export default function Picture({ texts, alt, sources, srcset, isFirst, placeholder, ...props }: PictureProps) {
  const [state, setState] = useState<State>("shown");
  const image = useRef<HTMLImageElement>(null);

  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth === 0) void examine(image.current, setState);
  }, []);
  useEffect(() => {
    if (state !== "shown") announce(texts[state]);
    const follow = (): void => {
      if (navigator.onLine && state === "offline") loadAgain(image.current, setState);
      else if (!navigator.onLine && state === "failed") setState("offline");
    };
    for (const type of ["online", "offline"]) addEventListener(type, follow);
    return () => {
      for (const type of ["online", "offline"]) removeEventListener(type, follow);
    };
  }, [state, texts]);

  const press = (event: MouseEvent): void => {
    event.preventDefault(); // the picture may be a link
    // The button is about to go; the picture takes the focus.
    image.current?.setAttribute("tabindex", "-1");
    image.current?.focus({ preventScroll: true });
    loadAgain(image.current, setState);
  };
  return (
    <>
      {placeholder !== undefined && <img className="picture-preview" alt="" aria-hidden="true" src={placeholder} />}
      <picture>
        {sources.map((source) => (
          <source key={source.type} type={source.type} srcSet={source.srcset} sizes={props.sizes} />
        ))}
        <img
          {...props}
          ref={image}
          alt={alt}
          srcSet={srcset}
          loading={isFirst ? undefined : "lazy"}
          fetchPriority={isFirst ? "high" : undefined}
          decoding="async"
          onLoad={() => setState("shown")}
          onError={({ currentTarget }) => void examine(currentTarget, setState)}
        />
      </picture>
      {state !== "shown" && (
        <span className="picture-state">
          <span aria-hidden="true">{alt}</span>
          {state === "failed" ? (
            <button type="button" className="button" onClick={press}>
              {texts.failed}
            </button>
          ) : (
            <span>{texts[state]}</span>
          )}
        </span>
      )}
    </>
  );
}

/** Setting `src` to the same URL makes the browser choose a file and load it again. */
function loadAgain(image: HTMLImageElement | null, setState: (state: State) => void): void {
  setState("loading");
  image?.setAttribute("src", image.src);
}

async function examine(image: HTMLImageElement, setState: (state: State) => void): Promise<void> {
  setState(await reasonOf(image.currentSrc || image.src));
}

/** Why a picture is missing. Image elements do not tell, so its URL is requested once more, with HEAD. */
async function reasonOf(address: string): Promise<State> {
  if (!navigator.onLine) return "offline";
  if (new URL(address).origin !== location.origin) return "failed";
  try {
    const { status } = await fetch(address, { method: "HEAD", cache: "no-store" });
    return status === 404 || status === 410 ? "missing" : "failed";
  } catch {
    return navigator.onLine ? "failed" : "offline";
  }
}
