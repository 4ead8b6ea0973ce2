import { z } from "zod";

/** The value, or a 404 Response thrown in its absence. */
export function orNotFound<Value>(value: Value | null | undefined): Value {
  if (value === null || value === undefined) throw notFound();
  return value;
}

/** A uuid out of an address, in the one spelling by which answers are kept; anything else is a 404 rather than an error of the database. */
export function idParam(value: string | undefined): string {
  const id = z.uuid().safeParse(value);
  if (!id.success) throw notFound();
  return id.data.toLowerCase();
}

/** A slug out of an address; anything else is a 404, and so never part of a `Location` header. */
export function slugParam(value: string | undefined): string {
  if (!value || !/^[a-z0-9-]+$/.test(value)) throw notFound();
  return value;
}

/** The uuids among what a form or an address has sent; anything else is left out. */
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
