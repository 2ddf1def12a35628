// Gets encoded pictures from the cache or the encoder, each picture once; a check only looks at those that are not kept.
import { join } from "node:path";
import type { Config } from "../../model/config.ts";
import { digestOf } from "../hash.ts";
import { openImageCache } from "./imageCache.ts";
import { type Encoding, type ImageEncoder, loadImageEncoder } from "./imageEncoder.ts";

/** Part of each key: to be raised when this program uses the encoder in another way. */
const recipe = "3";

/** Makes the files of pictures. */
export interface ImageMaker {
  make(bytes: Uint8Array, settings: Config["images"]): Promise<Encoding>;
  /** Removes pictures that have not been used for a long time. */
  close(): Promise<void>;
}

/** Where pictures are kept, and whether those of earlier runs count. */
export interface ImageMakerOptions {
  readonly workFolder: string;
  readonly noCache: boolean;
  /** Pictures that are not kept are only looked at: what `make` finds wrong is the same, but there is nothing to write. */
  readonly onlyLooks?: boolean;
}

/** The maker of pictures; `undefined` when the optional package for it is not installed. */
export async function openImageMaker(
  { workFolder, noCache, onlyLooks = false }: ImageMakerOptions,
  loadEncoder: () => Promise<ImageEncoder | undefined> = loadImageEncoder,
): Promise<ImageMaker | undefined> {
  const encoder = await loadEncoder();
  if (encoder === undefined) return undefined;
  const cache = openImageCache(join(workFolder, "images"));
  return {
    make: async (bytes, settings) => {
      const { quality, minWidth, maxWidth, steps } = settings;
      const key = digestOf(
        JSON.stringify([recipe, encoder.version, quality, minWidth, maxWidth, steps, digestOf(bytes)]),
      );
      const known = noCache ? undefined : await cache.get(key);
      if (known !== undefined) return { kind: "made", image: known };
      if (onlyLooks) return await encoder.look(bytes, settings);
      const encoding = await encoder.encode(bytes, settings);
      if (encoding.kind === "made") await cache.put(key, encoding.image);
      return encoding;
    },
    close: () => cache.prune(),
  };
}
