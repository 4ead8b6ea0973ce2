import { z } from "zod";

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

function notFound(): Response {
  return new Response("Not found", { status: 404 });
}
