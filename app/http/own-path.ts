import { isAdminPath } from "./site-paths.ts";

/**
 * The path within the admin that a `returnTo` names, or undefined. Whatever leads to another site, out of the admin,
 * or back to signing in is refused, however it is spelled.
 */
export function ownAdminPath(value: string | null | undefined): string | undefined {
  const base = "http://own.invalid";
  if (!value?.startsWith("/") || !URL.canParse(value, base)) return undefined;

  const { origin, pathname, search, hash } = new URL(value, base);
  if (origin !== base || !isAdminPath(pathname) || outsideTheShell.test(pathname)) return undefined;
  return pathname + search + hash;
}

const outsideTheShell = /^\/admin\/(sign-in|sign-out|setup|recover|invitation)(\/|$)/;

/** The screen that a form was on, as it says in `returnTo`; another where that is not within the admin. */
export function returnPath(form: FormData, otherwise: string): string {
  const given = form.get("returnTo");
  return (typeof given === "string" ? ownAdminPath(given) : undefined) ?? otherwise;
}
