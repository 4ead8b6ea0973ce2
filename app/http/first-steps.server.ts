import { defineCookie } from "./cookies.server.ts";

const cookie = defineCookie("first-steps");
const away = "away";

/** Whether this browser has put the first steps of a new site away. */
export function areFirstStepsPutAway(request: Request): boolean {
  return cookie.in(request) === away;
}

/** A `Set-Cookie` line that puts them away. */
export const putAwayCookie = cookie.keep(away);
