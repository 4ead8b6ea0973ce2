import { defineCookie } from "./cookies.server.ts";

/** The token of the session that the browser sent; a `Set-Cookie` line that keeps it; one that ends it. */
export const {
  in: sessionTokenOf,
  keep: sessionCookie,
  forget: endedSessionCookie,
} = defineCookie("session");

/** A sign-in that still owes the second factor. */
export const pendingCookie = defineCookie("sign-in");

/** The browser itself, so that a new one can be told from one that was used before. */
export const deviceCookie = defineCookie("device");
