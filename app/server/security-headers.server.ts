import type { ServerResponse } from "node:http";
import type { RequestHandler } from "express";
import onHeaders from "on-headers";
import { env } from "#app/platform/env.server.ts";

/** Resources that a document needs beyond its own files. */
export interface DocumentNeeds {
  /** Hosts allowed in frames. */
  frames: string[];
  /** Pictures of this site and its media bucket, or of any https address, which the site's texts can contain. */
  pictures: "own" | "any";
  /** Whether the tag manager or custom scripts run in it, which may request any https address. */
  hasThirdPartyScripts?: boolean;
  /** Whether pages of this site may frame it. */
  isFramed?: boolean;
}

const ownMedia = env.MEDIA_PUBLIC_URL ? [new URL(env.MEDIA_PUBLIC_URL).origin] : [];
const isSecure = env.SITE_URL.startsWith("https:");

/**
 * The content security policy of a document. Inline scripts are allowed by `scripts` (hashes or a nonce), and scripts
 * that those load by `strict-dynamic`. Inline styles are allowed, because the policy protects against scripts.
 *
 * https://www.w3.org/TR/CSP3/, https://web.dev/articles/strict-csp
 */
export function contentSecurityPolicy({
  scripts,
  frames,
  pictures,
  hasThirdPartyScripts = false,
  isFramed = false,
}: DocumentNeeds & { scripts: string[] }) {
  const others = hasThirdPartyScripts ? ["https:"] : [];
  const directives: Record<string, string[]> = {
    "default-src": ["'self'"],
    "script-src": [...scripts, "'strict-dynamic'"],
    // Browsers differ on whether `strict-dynamic` allows workers.
    "worker-src": ["'self'", ...(hasThirdPartyScripts ? ["blob:"] : [])],
    "style-src": ["'self'", "'unsafe-inline'"],
    "img-src": ["'self'", "data:", "blob:", ...(pictures === "any" ? ["https:"] : []), ...ownMedia],
    // Fonts fall back to `default-src`, and so do requests and films of this site.
    ...(hasThirdPartyScripts ? { "connect-src": ["'self'", ...others] } : {}),
    ...(ownMedia.length > 0 ? { "media-src": ["'self'", ...ownMedia] } : {}),
    // Without a scheme a host has that of the page: https.
    "frame-src": ["'self'", ...frames, ...others],
    "object-src": ["'none'"],
    "base-uri": ["'none'"],
    "form-action": ["'self'"],
    "frame-ancestors": [isFramed ? "'self'" : "'none'"],
    ...(isSecure ? { "upgrade-insecure-requests": [] } : {}),
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources)].join(" "))
    .join("; ");
}

/** HSTS: two years in seconds, as https://hstspreload.org requires. */
const httpsOnly = 2 * 365 * 24 * 60 * 60;

/**
 * Browser features that no page uses and that third-party scripts could misuse. Framed films may be full screen; the
 * admin uses passkeys.
 */
const unused = [
  "accelerometer",
  "browsing-topics",
  "camera",
  "display-capture",
  "geolocation",
  "gyroscope",
  "magnetometer",
  "microphone",
  "payment",
  "usb",
];

/** Headers of every response, including files. */
const fileHeaders: Record<string, string> = {
  "X-Content-Type-Options": "nosniff",
  "Cross-Origin-Resource-Policy": "same-origin",
  // Without `includeSubDomains`: other hosts of the domain do not belong to this site.
  ...(isSecure ? { "Strict-Transport-Security": `max-age=${httpsOnly}` } : {}),
};

/**
 * Default headers of every response: pages, data, redirects, errors and files that can be opened like a page. The
 * policy is for non-documents: opened directly they load nothing.
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

/** Adds the headers above unless the response sets its own; public pictures and fonts may be embedded anywhere. */
export const securityHeaders: RequestHandler = (_request, response, next) => {
  onHeaders(response, () => {
    if (response.statusCode === 304) return; // a browser would apply them to its cached copy
    const headers = isPartOfPage(response) ? fileHeaders : answerHeaders;
    for (const [name, value] of Object.entries(headers)) {
      if (!response.hasHeader(name)) response.setHeader(name, value);
    }
    // Browsers would keep these for ever, but pages are renamed back and restored.
    if ([301, 410].includes(response.statusCode) && !response.hasHeader("Cache-Control"))
      response.setHeader("Cache-Control", "no-cache");
    if (isPublicFile(response)) response.setHeader("Cross-Origin-Resource-Policy", "cross-origin");
  });
  next();
};

/**
 * Style sheets, scripts and fonts are governed by the policies of the page and shown as text when opened. Omitting
 * these headers saves half a kilobyte each before the first paint.
 */
function isPartOfPage(response: ServerResponse): boolean {
  return /^(text\/css|text\/javascript|application\/javascript|font\/)/.test(
    String(response.getHeader("Content-Type")),
  );
}

/** Public pictures, films and fonts, which mails, feeds and other sites embed. */
function isPublicFile(response: ServerResponse): boolean {
  const isPublic = String(response.getHeader("Cache-Control")).includes("public");
  return isPublic && /^(image|video|font)\//.test(String(response.getHeader("Content-Type")));
}
