/** Output of `npm run scan`, with the reason of each finding that is only informational. */
export const messages = {
  clean: "No findings above informational.",
  etag: "The ETag is a hash of the page and its policy. Only Apache's contained inodes.",
  failed: (program: string, code: number, output: string) =>
    `${program} failed with exit code ${code}:\n${output}`,
  finding: (text: string) => `  FINDING  ${text}`,
  informational: (text: string, reason: string) => `  info     ${text}\n           ${reason}`,
  newHeader: "The scanner is older than this header, or the edge sets it.",
  newsPage: "The news is public.",
  noCsrfToken: "Sec-Fetch-Site, Origin and SameSite=Lax protect against cross-site requests.",
  notClean: "There are findings above informational, or errors in the log of the site.",
  notInstalled: (name: string) =>
    `${name} is not installed. Install it as root from Debian's non-free section.`,
  notSignedIn: (status: number) => `The scanner could not sign in: status ${status}`,
  plainHttpCookie: "The scan uses plain HTTP. With an https SITE_URL, every cookie is Secure.",
  plainHttpHeader: "The scan uses plain HTTP. With an https SITE_URL, every response has this header.",
  robots: "It names the admin and the previews, whose addresses are not secret.",
  siteLog: "Errors in the log of the site",
  sitemap: "The sitemap is public.",
  summary: (name: string, findings: number, relevant: number) =>
    `\n${name}: ${findings} findings, ${relevant} above informational`,
  unfinished: (program: string, output: string) =>
    `${program} stopped before the end of the scan:\n${output}`,
  usage: (names: string) => `npm run scan [-- ${names}]`,
  wordArray: "The response is the 404 page. The scanner mistakes Array in its scripts for PHP.",
  xssProtection: "Browsers have removed the filter that it enabled. The Content-Security-Policy replaces it.",
} as const;
