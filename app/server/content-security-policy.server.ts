import { env } from "#app/platform/env.server.ts";

/** Resources that a document needs beyond its own files. */
export interface DocumentNeeds {
  /** Hosts allowed in frames. */
  frames: string[];
  /** Pictures of this site and its media bucket, or of any https address, which the site's texts can contain. */
  pictures: "own" | "any";
  /** Whether the tag manager or custom scripts run in it, which may request any https address. */
  hasOtherScripts?: boolean;
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
  hasOtherScripts = false,
  isFramed = false,
}: DocumentNeeds & { scripts: string[] }) {
  const others = hasOtherScripts ? ["https:"] : [];
  const directives: Record<string, string[]> = {
    "default-src": ["'self'"],
    "script-src": [...scripts, "'strict-dynamic'"],
    // Browsers differ on whether `strict-dynamic` allows workers.
    "worker-src": ["'self'", ...(hasOtherScripts ? ["blob:"] : [])],
    "style-src": ["'self'", "'unsafe-inline'"],
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
