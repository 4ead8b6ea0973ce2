import { env } from "#app/platform/env.server.ts";

const secure = env.SITE_URL.startsWith("https:");

const attributes = ["Path=/", "HttpOnly", "SameSite=Lax", ...(secure ? ["Secure"] : [])].join("; ");

/** Seconds for which a choice is kept. */
const year = 365 * 24 * 60 * 60;

/** A cookie out of reach of scripts and other sites. */
export function defineCookie(plainName: string) {
  // The prefix makes browsers insist on https, path / and this very host; they refuse it on plain http.
  const name = secure ? `__Host-${plainName}` : plainName;
  return {
    /** What the browser sent; undefined when it sent none, or an empty one. */
    in(request: Request): string | undefined {
      const cookies = request.headers.get("Cookie")?.split(/;\s*/) ?? [];
      return cookies.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1) || undefined;
    },
    /** A `Set-Cookie` line that keeps the value until then at the latest; for a year when nothing is said. */
    keep(value: string, expiresAt?: Date): string {
      const end = expiresAt ? `Expires=${expiresAt.toUTCString()}` : `Max-Age=${year}`;
      return `${name}=${value}; ${attributes}; ${end}`;
    },
    /** A `Set-Cookie` line that makes the browser forget it. */
    forget(): string {
      return `${name}=; ${attributes}; Max-Age=0`;
    },
  };
}
