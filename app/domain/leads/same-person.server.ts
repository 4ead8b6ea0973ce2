import { and, desc, eq, ne, or, sql } from "drizzle-orm";
import { db } from "#app/platform/database.server.ts";
import { leads, phoneDigits } from "#db/schema/leads.ts";

/** Fewer digits say too little to tell a person by. */
const fewestDigits = 7;

/** What else came from the same address or the same number, newest first; at most twenty. */
export function listSamePerson({ id, email, phone }: { id: string; email: string; phone: string | null }) {
  return db
    .select({
      id: leads.id,
      status: leads.status,
      name: leads.name,
      email: leads.email,
      createdAt: leads.createdAt,
    })
    .from(leads)
    .where(and(ne(leads.id, id), samePerson({ email, phone })))
    .orderBy(desc(leads.createdAt))
    .limit(20);
}

/** By the address in any case, or by the end of the number, which is the same with and without the country's code. */
export function samePerson({ email, phone }: { email?: string; phone?: string | null }) {
  const digits = (phone ?? "").replace(/\D/g, "");
  return or(
    email ? eq(sql`lower(${leads.email})`, email.toLowerCase()) : undefined,
    digits.length >= fewestDigits ? eq(phoneDigits(leads.phone), digits.slice(-9)) : undefined,
  );
}
