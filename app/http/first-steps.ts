import { adminCookie, cookieOf } from "./cookies.ts";

const name = "first-steps";
const away = "away";

/** Whether this browser has put the first steps of a new site away. */
export function areFirstStepsPutAway(request: Request): boolean {
  return cookieOf(request, name) === away;
}

/** A `Set-Cookie` line that puts them away. */
export const putAwayCookie = adminCookie(name, away);
