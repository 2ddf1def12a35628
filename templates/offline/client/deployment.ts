// Offline replacement: an offline folder is never published again while it is read.

/** Always `false`. */
export const isOtherDeployment = (): boolean => false;

/** Always `false`. */
export const isNewDeployment = async (): Promise<boolean> => false;
