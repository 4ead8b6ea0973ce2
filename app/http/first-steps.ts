import { paths } from "./paths.ts";

const year = 365 * 24 * 60 * 60;

/** Whether this browser has put the first steps of a new site away. */
export function areFirstStepsPutAway(request: Request): boolean {
  return /(?:^|;\s*)first-steps=away(?:;|$)/.test(request.headers.get("Cookie") ?? "");
}

/** A `Set-Cookie` line that puts them away for a year. */
export const putAwayCookie = `first-steps=away; Path=${paths.admin.home()}; Max-Age=${year}; SameSite=Lax; HttpOnly`;
