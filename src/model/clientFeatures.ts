// What the scripts of pages need to know of a site when they are bundled.

/** Features of the boot script that a site may have no use for. */
export interface ClientFeatures {
  readonly announcement: boolean;
  readonly api: boolean;
  readonly hideOnScroll: boolean;
  /** More than one language. */
  readonly locales: boolean;
  readonly versions: boolean;
}
