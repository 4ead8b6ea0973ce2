import { env } from "#app/platform/env.server.ts";

/** What a document shows and runs beyond its own files. */
export interface DocumentNeeds {
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
 * What a document may load and do. Inline scripts run by `scripts`, hashes or a nonce, and what they load because they
 * load it (`strict-dynamic`). Styles may be inline: scripts are what the policy is for.
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
