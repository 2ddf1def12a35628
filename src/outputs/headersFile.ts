// The file that tells a host which headers to send, in the form that Netlify and Cloudflare Pages read.

/**
 * Text of the file: the content security policy and other headers that close doors, and long caching of what changes
 * its name with its content.
 */
export function renderHeadersFile(contentSecurity: string, { baseUrl }: { readonly baseUrl: string }): string {
  return `${baseUrl}*
  Content-Security-Policy: ${contentSecurity}
  X-Content-Type-Options: nosniff
  Referrer-Policy: strict-origin-when-cross-origin
  Cross-Origin-Opener-Policy: same-origin

${baseUrl}assets/*
  Cache-Control: public, max-age=31536000, immutable
`;
}
