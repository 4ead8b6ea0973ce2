import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { LeadFilter } from "#app/domain/leads/lead.ts";
import { csvFormatOf, leadColumns, readLeadRows } from "#app/domain/leads/lead-export.server.ts";
import { getSettings } from "#app/domain/settings/settings.server.ts";
import { csvResponse } from "#app/http/csv.server.ts";
import { db } from "#app/platform/database.server.ts";
import { leads } from "#db/schema/leads.ts";
import { createStaff } from "#tests/support/factories/accounts.ts";
import { createLead } from "#tests/support/factories/leads.ts";
import { storeManyLeads } from "#tools/bench/many-leads.ts";

const csv = async (filter: LeadFilter = {}) =>
  (
    await csvResponse("leads.csv", leadColumns, await readLeadRows(filter), csvFormatOf(await getSettings()))
  ).text();

test("DESK-03: spreadsheets read no exported value as a formula", async () => {
  for (const start of ["=", "+", "-", "@", "\t", "\r"])
    await createLead({ name: `${start}HYPERLINK("https://evil.example")`, phone: null });

  const rows = (await csv()).split("\r\n").filter((row) => row.includes("HYPERLINK"));
  expect(rows).toHaveLength(6);
  for (const row of rows) expect(row).toMatch(/,"'/);
});

test("DESK-03: the file has a header row, also without leads", async () => {
  expect(await csv({ query: "nothing has this" })).toMatch(/^"Id","Received","Status","Name",.*\r\n$/);
});

test("DESK-03: quotes, line breaks and other alphabets are exported unchanged", async () => {
  await createLead({ name: 'Óscar "Ö" 张', description: "one,\ntwo; three" });
  const file = await csv();
  expect(file).toContain('"Óscar ""Ö"" 张"');
  expect(file).toContain('"one,\ntwo; three"');
});

test("DESK-03: the export uses the list's filters and contains every page", async () => {
  const mara = await createStaff();
  await storeManyLeads(1100);
  await createLead({ name: "Only Mara", ownerId: mara.id });

  const all = await csv();
  const idsIn = (file: string) => new Set([...file.matchAll(/^"([0-9a-f-]{36})",/gm)].map(([, id]) => id));
  expect(idsIn(all).size + idsIn(await csv({ status: "spam" })).size).toBe(1101);
  expect(all).not.toContain(',"spam",');
  const [first] = await db.select().from(leads).limit(1);
  if (!first) throw new Error("no lead");
  const { source: _, ...values } = first;
  const atOnce = Array.from({ length: 700 }, (_, microsecond) => ({
    ...values,
    id: crypto.randomUUID(),
    status: "lost" as const,
    name: "At once",
    createdAt: sql`'2020-01-01'::timestamptz + ${microsecond} * interval '1 microsecond'`,
  }));
  await db.insert(leads).values(atOnce);
  expect(idsIn(await csv({ query: "At once" })).size).toBe(700);
  expect((await csv({ owner: mara.id })).trim().split("\r\n")).toHaveLength(2);
});
