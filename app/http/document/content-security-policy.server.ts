import { env } from "#app/platform/env.server.ts";
import { noncePlace } from "./nonce.server.ts";

interface Document {
  /** Sources of its own style elements. */
  styles: string[];
  /** Hosts whose pages it may show in frames. */
  frames: string[];
  /** Pictures of this site and its media bucket, or of any https address: texts of the site may show those. */
  pictures: "own" | "any";
  /** Whether tag manager or scripts of the settings run in it, which may ask for anything over https. */
  hasOtherScripts?: boolean;
  /** Whether pages of our own may show it in a frame. */
  isFramed?: boolean;
}

const ownMedia = env.MEDIA_PUBLIC_URL ? [new URL(env.MEDIA_PUBLIC_URL).origin] : [];
const isSecure = env.SITE_URL.startsWith("https:");

/**
 * What a document may load and do. Scripts run by the nonce alone, and what they ask for because they ask
 * (`strict-dynamic`); styles come from our own files, from elements whose text is known, and from elements that our
 * scripts write.
 *
 * https://www.w3.org/TR/CSP3/, https://web.dev/articles/strict-csp
 */
export function contentSecurityPolicy({
  styles,
  frames,
  pictures,
  hasOtherScripts = false,
  isFramed = false,
}: Document) {
  const others = hasOtherScripts ? ["https:"] : [];
  const directives: Record<string, string[]> = {
    "default-src": ["'self'"],
    "script-src": [`'nonce-${noncePlace}'`, "'strict-dynamic'"],
    "style-src": ["'self'", `'nonce-${noncePlace}'`, ...styles],
    "img-src": ["'self'", "data:", "blob:", ...(pictures === "any" ? ["https:"] : []), ...ownMedia],
    "font-src": ["'self'"],
    "connect-src": ["'self'", ...others],
    "media-src": ["'self'", ...ownMedia],
    "frame-src": ["'self'", ...frames.map((host) => `https://${host}`), ...others],
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
