/** Scanner findings without a severity that are only informational here, with the reason. */
const informational: { pattern: RegExp; reason: string }[] = [
  {
    pattern: /^Uncommon header|Uncommon header\(s\)/,
    reason: "headers of today, or the edge's own, that the scanner's list does not have",
  },
  {
    pattern: /leaks inodes via ETags/,
    reason: "the ETag is a hash of the page and the nonce of its answer; Apache's had inodes",
  },
  { pattern: /robots\.txt/, reason: "it names the admin and the previews, whose addresses are no secret" },
  { pattern: /sitemap\.xml/, reason: "it is there to be read" },
  { pattern: /\/news: This might be interesting/, reason: "it is the news" },
  {
    pattern: /^\/wp-app\.log:/,
    reason: "the answer is the site's 404; the scanner takes the word Array for PHP's, and scripts have it",
  },
  {
    pattern: /strict-transport-security|Strict-Transport-Security/,
    reason: "the scan is over plain http; with an https SITE_URL every answer has it",
  },
  {
    pattern: /^Secure Flag cookie/,
    reason: "the scan is over plain http; with an https SITE_URL every cookie is Secure",
  },
  {
    pattern: /X-XSS-Protection/,
    reason:
      "browsers have taken out the filter that it switched on; the policy of scripts stands in its place",
  },
  {
    pattern: /Lack of anti CSRF token/,
    reason:
      "writes from elsewhere are refused by Sec-Fetch-Site and Origin, and cookies are SameSite=Lax, which needs no token",
  },
];

/** A finding with the reason why it is informational; without a reason, it must be fixed. */
export function judge(finding: string): { finding: string; reason?: string } {
  return { finding, reason: informational.find(({ pattern }) => pattern.test(finding))?.reason };
}
