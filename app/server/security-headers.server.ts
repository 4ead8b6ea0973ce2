import type { ServerResponse } from "node:http";
import type { RequestHandler } from "express";
import onHeaders from "on-headers";
import { env } from "#app/platform/env.server.ts";

/** Seconds for which a browser comes by https alone: two years, as https://hstspreload.org asks for. */
const httpsOnly = 2 * 365 * 24 * 60 * 60;

/** What no page of ours asks a browser for. Films in frames may be shown large; passkeys are asked for by the admin. */
const unused = [
  "accelerometer",
  "browsing-topics",
  "camera",
  "display-capture",
  "geolocation",
  "gyroscope",
  "hid",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "screen-wake-lock",
  "serial",
  "usb",
  "xr-spatial-tracking",
];

/** What any answer says, files for a page included. */
const fileHeaders: Record<string, string> = {
  "X-Content-Type-Options": "nosniff",
  "Cross-Origin-Resource-Policy": "same-origin",
  // Without the other hosts of the domain, which are not this site's to decide on.
  ...(env.SITE_URL.startsWith("https:") ? { "Strict-Transport-Security": `max-age=${httpsOnly}` } : {}),
};

/**
 * What every answer says unless it says otherwise itself: pages, data, redirects, errors and what can be opened like a
 * page. The policy is that of what is no document: opened on its own it shows itself and loads nothing.
 */
export const answerHeaders: Record<string, string> = {
  ...fileHeaders,
  "Content-Security-Policy":
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": unused.map((feature) => `${feature}=()`).join(", "),
  "Cross-Origin-Opener-Policy": "same-origin",
};

/** Adds the headers above to every response that does not set its own. */
export const securityHeaders: RequestHandler = (_request, response, next) => {
  onHeaders(response, () => {
    if (response.statusCode === 304) return; // a browser would take them for those of what it has
    const headers = isPartOfPage(response) ? fileHeaders : answerHeaders;
    for (const [name, value] of Object.entries(headers)) {
      if (!response.hasHeader(name)) response.setHeader(name, value);
    }
    if (isPublicFile(response)) response.setHeader("Cross-Origin-Resource-Policy", "cross-origin");
  });
  next();
};

/**
 * Style sheets, scripts and fonts, which act by the policies of the page that asks for them and are text when opened:
 * half a kilobyte less in front of each, which a first paint waits for.
 */
function isPartOfPage(response: ServerResponse): boolean {
  return /^(text\/css|text\/javascript|application\/javascript|font\/)/.test(
    String(response.getHeader("Content-Type")),
  );
}

/** Pictures, films and fonts that anybody may have: mails, feeds and other sites show them. */
function isPublicFile(response: ServerResponse): boolean {
  const isPublic = String(response.getHeader("Cache-Control")).includes("public");
  return isPublic && /^(image|video|font)\//.test(String(response.getHeader("Content-Type")));
}
