import { defineTokenCookie } from "./token-cookie.server.ts";

/** The token of the session that the browser sent; a `Set-Cookie` line that keeps it; one that ends it. */
export const {
  tokenOf: sessionTokenOf,
  keep: sessionCookie,
  forget: endedSessionCookie,
} = defineTokenCookie("session");

/** A sign-in that still owes the second factor. */
export const pendingCookie = defineTokenCookie("sign-in");

/** The browser itself, so that a new one can be told from one that was used before. */
export const deviceCookie = defineTokenCookie("device");
