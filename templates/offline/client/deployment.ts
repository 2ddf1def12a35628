// An offline folder is never published anew while it is read.

/** Never so. */
export const isOtherDeployment = (): boolean => false;

/** Never so. */
export const isNewDeployment = async (): Promise<boolean> => false;
