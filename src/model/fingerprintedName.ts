// What the name of a file with a fingerprint looks like.

const fingerprinted = /[.-][0-9a-f]{8,}\.[^/.]+$/;

/** Whether a name changes with the content of its file: `app.1a2b3c4d.js`; not `app.js` or `logo-2024.svg`. */
export const hasFingerprint = (path: string): boolean => fingerprinted.test(path);
