import { type Theme, themeSchema } from "#app/domain/theme/theme.ts";
import { isAdminPath } from "#app/paths/site-paths.ts";
import { env } from "#app/platform/env.server.ts";

const secure = env.SITE_URL.startsWith("https:");

const attributes = ["Path=/", "HttpOnly", "SameSite=Lax", ...(secure ? ["Secure"] : [])].join("; ");

/** Lifetime of preference cookies in seconds. */
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** A request, or its `Cookie` header: middleware has no Request, and making one costs a tenth of a cached page. */
export type CookieSource = Request | string | undefined;

/** Defines a cookie that is inaccessible to scripts and other sites. */
function defineCookie(plainName: string) {
  // The prefix makes browsers require https, path / and this exact host; they reject it over plain http.
  const name = secure ? `__Host-${plainName}` : plainName;
  return {
    /** The value that the browser sent; undefined without one or for an empty one. */
    in(source: CookieSource): string | undefined {
      const header = source instanceof Request ? source.headers.get("Cookie") : source;
      const cookies = header?.split(/;\s*/) ?? [];
      return cookies.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1) || undefined;
    },
    /** A `Set-Cookie` header that expires at the given time, by default after a year. */
    set(value: string, expiresAt?: Date): string {
      const end = expiresAt ? `Expires=${expiresAt.toUTCString()}` : `Max-Age=${YEAR_SECONDS}`;
      return `${name}=${value}; ${attributes}; ${end}`;
    },
    /** A `Set-Cookie` header that deletes the cookie. */
    clear(): string {
      return `${name}=; ${attributes}; Max-Age=0`;
    },
  };
}

/** The session token from the request; `Set-Cookie` headers that store and delete it. */
export const { in: sessionTokenOf, set: sessionCookie, clear: endedSessionCookie } = defineCookie("session");

/** A sign-in that still needs the second factor. */
export const pendingCookie = defineCookie("sign-in");

/** Identifies the browser, so that sign-ins from new browsers are recognised. */
export const deviceCookie = defineCookie("device");

/** The enquiry that this browser has just sent, for the confirmation page. */
export const receiptCookie = defineCookie("receipt");

/**
 * The preview of the site that this browser has opened: the token of its preview link, or `OWN_PREVIEW`. The edge does
 * not cache responses to requests with it (ops/nginx.conf).
 */
export const sitePreviewCookie = defineCookie("site-preview");

/** The preview that the session of the request permits. */
export const OWN_PREVIEW = "own";

const firstStepsCookie = defineCookie("first-steps");
const DISMISSED = "away";

/** Whether the checklist of first steps was dismissed in this browser. */
export function isChecklistDismissed(request: Request): boolean {
  return firstStepsCookie.in(request) === DISMISSED;
}

/** A `Set-Cookie` header that dismisses it. */
export const checklistDismissedCookie = firstStepsCookie.set(DISMISSED);

const cookie = defineCookie("theme");

/** The admin theme chosen in this browser. */
export function themeOf(request: Request): Theme {
  return themeSchema.catch("system").parse(cookie.in(request));
}

/** A `Set-Cookie` header that stores the choice. */
export function themeCookie(theme: Theme): string {
  return cookie.set(theme);
}

/** Sets the chosen theme in an admin document, effective from the first paint. */
export function withTheme(html: string, request: Request): string {
  const theme = themeOf(request);
  const isThemed = theme !== "system" && isAdminPath(new URL(request.url).pathname);
  return isThemed ? html.replace("<html ", `<html data-theme="${theme}" `) : html;
}
