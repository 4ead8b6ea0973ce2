import { randomUUID } from "node:crypto";
import { db } from "#app/platform/database.server.ts";
import { leads } from "#db/schema/leads.ts";

/** A new lead without files by default; sends no notification. */
export async function createLead(values: Partial<typeof leads.$inferInsert> = {}) {
  const [created] = await db
    .insert(leads)
    .values({
      id: randomUUID(),
      name: "Ines Duarte",
      email: "ines@ferries.example",
      description: "Ferry bookings that survive the summer.",
      ...values,
    })
    .returning();
  if (!created) throw new Error("the lead was not stored");
  return created;
}
