import { messages } from "./messages.ts";

/** Scanner findings without a severity that are only informational here, with the reason. */
const informational: { pattern: RegExp; reason: string }[] = [
  { pattern: /^Uncommon header|Uncommon header\(s\)/, reason: messages.newHeader },
  { pattern: /leaks inodes via ETags/, reason: messages.etag },
  { pattern: /robots\.txt/, reason: messages.robots },
  { pattern: /sitemap\.xml/, reason: messages.sitemap },
  { pattern: /\/news: This might be interesting/, reason: messages.newsPage },
  { pattern: /^\/wp-app\.log:/, reason: messages.wordArray },
  { pattern: /strict-transport-security|Strict-Transport-Security/, reason: messages.plainHttpHeader },
  { pattern: /^Secure Flag cookie/, reason: messages.plainHttpCookie },
  { pattern: /X-XSS-Protection/, reason: messages.xssProtection },
  { pattern: /Lack of anti CSRF token/, reason: messages.noCsrfToken },
];

/** A finding with the reason why it is informational; without a reason, it must be fixed. */
export function judge(finding: string): { finding: string; reason?: string } {
  return { finding, reason: informational.find(({ pattern }) => pattern.test(finding))?.reason };
}
