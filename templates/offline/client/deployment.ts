// Offline replacement: an offline folder is never published again while it is read.

/** Always `false`. */
export const isOtherDeployment = (): boolean => false;

/** Always `false`: a script that failed is simply requested again. */
export const isMendedByReload = async (): Promise<boolean> => false;
