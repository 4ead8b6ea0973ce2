import { isAdminPath } from "./site-paths.ts";

/**
 * Returns the path in `returnTo` if it is within the admin. Paths to another site, outside the admin or to the sign-in
 * are refused in every spelling.
 */
export function ownAdminPath(value: string | null | undefined): string | undefined {
  const base = "http://own.invalid";
  if (!value?.startsWith("/") || !URL.canParse(value, base)) return undefined;

  const { origin, pathname, search, hash } = new URL(value, base);
  if (origin !== base || !isAdminPath(pathname) || outsideTheShell.test(pathname)) return undefined;
  return pathname + search + hash;
}

const outsideTheShell = /^\/admin\/(sign-in|sign-out|setup|recover|invitation)(\/|$)/;

/** The screen of the form, from `returnTo`; `otherwise` if that is not within the admin. */
export function returnPath(form: FormData, otherwise: string): string {
  const given = form.get("returnTo");
  return (typeof given === "string" ? ownAdminPath(given) : undefined) ?? otherwise;
}
