import { env } from "#app/platform/env.server.ts";
import { cookieOf } from "./cookies.ts";

const secure = env.SITE_URL.startsWith("https:");

const attributes = ["Path=/", "HttpOnly", "SameSite=Lax", ...(secure ? ["Secure"] : [])].join("; ");

/** A cookie that holds a token, out of reach of scripts and other sites. */
export function defineTokenCookie(plainName: string) {
  // The prefix makes browsers insist on https, path / and this very host; they refuse it on plain http.
  const name = secure ? `__Host-${plainName}` : plainName;
  return {
    /** The token that the browser sent. */
    tokenOf(request: Request): string | undefined {
      return cookieOf(request, name);
    },
    /** A `Set-Cookie` line that keeps the token until then at the latest. */
    keep(token: string, expiresAt: Date): string {
      return `${name}=${token}; ${attributes}; Expires=${expiresAt.toUTCString()}`;
    },
    /** A `Set-Cookie` line that makes the browser forget the token. */
    forget(): string {
      return `${name}=; ${attributes}; Max-Age=0`;
    },
  };
}
