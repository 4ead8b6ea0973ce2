import { paths } from "./paths.ts";

const year = 365 * 24 * 60 * 60;

/** The value of a cookie that the browser sent; undefined without one, and when it is empty. */
export function cookieOf(request: Request, name: string): string | undefined {
  const cookies = request.headers.get("Cookie")?.split(/;\s*/) ?? [];
  return cookies.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1) || undefined;
}

/** A `Set-Cookie` line that keeps for a year what somebody chose in the admin; the admin alone gets it. */
export function adminCookie(name: string, value: string): string {
  return `${name}=${value}; Path=${paths.admin.home()}; Max-Age=${year}; SameSite=Lax; HttpOnly`;
}
