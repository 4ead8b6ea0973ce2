import { env } from "#app/platform/env.server.ts";

const secure = env.SITE_URL.startsWith("https:");

/** The prefix `__Host-` makes browsers insist on https, path / and this very host; they refuse it on plain http. */
const name = secure ? "__Host-session" : "session";

const attributes = ["Path=/", "HttpOnly", "SameSite=Lax", ...(secure ? ["Secure"] : [])].join("; ");

/** The session's token that the browser sent. */
export function sessionTokenOf(request: Request): string | undefined {
  const cookies = request.headers.get("Cookie")?.split(/;\s*/) ?? [];
  return cookies.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1) || undefined;
}

/** A `Set-Cookie` line that keeps the token until the session ends at the latest. */
export function sessionCookie(token: string, expiresAt: Date): string {
  return `${name}=${token}; ${attributes}; Expires=${expiresAt.toUTCString()}`;
}

/** A `Set-Cookie` line that makes the browser forget the token. */
export function endedSessionCookie(): string {
  return `${name}=; ${attributes}; Max-Age=0`;
}
