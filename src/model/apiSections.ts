// Ids of sections of an API's pages that others than their templates link to.

/** The overview's section on how to authorize. */
export const authenticationId = "api-authentication";
