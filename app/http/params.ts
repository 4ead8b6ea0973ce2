import { z } from "zod";
import { isAdminPath } from "./site-paths.ts";

/** The value, or a 404 Response thrown in its absence. */
export function orNotFound<Value>(value: Value | null | undefined): Value {
  if (value === null || value === undefined) throw notFound();
  return value;
}

/** A lower-case UUID from a path; anything else is a 404 instead of a database error. */
export function idParam(value: string | undefined): string {
  const id = z.uuid().safeParse(value);
  if (!id.success) throw notFound();
  return id.data.toLowerCase();
}

/** The valid UUIDs of a form or query; other values are ignored. */
export function idsIn(values: unknown[]): string[] {
  return values.flatMap((value) => z.uuid().safeParse(value).data ?? []);
}

/** A position that counts from 0; anything else is a 404. */
export function positionParam(value: string | undefined): number {
  if (!value || !/^\d{1,4}$/.test(value)) throw notFound();
  return Number(value);
}

/** The version in the query (`?version=3`); undefined without one. */
export function versionParam({ url }: Request): number | undefined {
  const version = new URL(url).searchParams.get("version");
  return version === null ? undefined : positionParam(version);
}

function notFound(): Response {
  return new Response("Not found", { status: 404 });
}

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
