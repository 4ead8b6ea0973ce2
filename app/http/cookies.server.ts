import { env } from "#app/platform/env.server.ts";

const secure = env.SITE_URL.startsWith("https:");

const attributes = ["Path=/", "HttpOnly", "SameSite=Lax", ...(secure ? ["Secure"] : [])].join("; ");

/** Seconds for which a choice is kept. */
const YEAR_SECONDS = 365 * 24 * 60 * 60;

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
    set(value: string, expiresAt?: Date): string {
      const end = expiresAt ? `Expires=${expiresAt.toUTCString()}` : `Max-Age=${YEAR_SECONDS}`;
      return `${name}=${value}; ${attributes}; ${end}`;
    },
    /** A `Set-Cookie` line that makes the browser forget it. */
    clear(): string {
      return `${name}=; ${attributes}; Max-Age=0`;
    },
  };
}

/** The token of the session that the browser sent; a `Set-Cookie` line that keeps it; one that ends it. */
export const { in: sessionTokenOf, set: sessionCookie, clear: endedSessionCookie } = defineCookie("session");

/** A sign-in that still owes the second factor. */
export const pendingCookie = defineCookie("sign-in");

/** The browser itself, so that a new one can be told from one that was used before. */
export const deviceCookie = defineCookie("device");

/** An enquiry that this browser has just sent, so that its page can show it. */
export const receiptCookie = defineCookie("receipt");

const firstStepsCookie = defineCookie("first-steps");
const DISMISSED = "away";

/** Whether this browser has put the first steps of a new site away. */
export function isChecklistDismissed(request: Request): boolean {
  return firstStepsCookie.in(request) === DISMISSED;
}

/** A `Set-Cookie` line that puts them away. */
export const checklistDismissedCookie = firstStepsCookie.set(DISMISSED);
