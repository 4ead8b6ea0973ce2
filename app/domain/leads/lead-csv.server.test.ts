import { buffer, text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { createStaff } from "#db/factories/accounts.ts";
import { createLead } from "#db/factories/leads.ts";
import { storeManyLeads } from "#tests/bench/many-leads.ts";
import { leadsAsCsv } from "./lead-csv.server.ts";

const csv = async (filter = {}) => text(await leadsAsCsv(filter));

test("DESK-03: a spreadsheet takes nothing of what visitors sent for a formula", async () => {
  for (const start of ["=", "+", "-", "@", "\t", "\r"])
    await createLead({ name: `${start}HYPERLINK("https://evil.example")`, phone: null });

  const rows = (await csv()).split("\n").filter((row) => row.includes("HYPERLINK"));
  expect(rows).toHaveLength(6);
  for (const row of rows) expect(row).toMatch(/,"'/);
});

test("DESK-03: the file begins with a byte order mark and names its columns, also when nothing is found", async () => {
  const file = await buffer(await leadsAsCsv({ query: "nothing has this" }));
  expect(file.toString()).toMatch(/^\uFEFFId,Received,Status,Name,/);
});

test("DESK-03: quotes, line breaks and other alphabets arrive as they were", async () => {
  await createLead({ name: 'Óscar "Ö" 张', description: "one,\ntwo; three" });
  const file = await csv();
  expect(file).toContain('"Óscar ""Ö"" 张"');
  expect(file).toContain('"one,\ntwo; three"');
});

test("DESK-03: the export follows the filters of the list, and holds every page of it", async () => {
  const mara = await createStaff();
  await storeManyLeads(1100);
  await createLead({ name: "Only Mara", ownerId: mara.id });

  const all = await csv();
  const ids = new Set([...all.matchAll(/^([0-9a-f-]{36}),/gm)].map(([, id]) => id));
  const spam = new Set(
    [...(await csv({ status: "spam" })).matchAll(/^([0-9a-f-]{36}),/gm)].map(([, id]) => id),
  );
  expect(ids.size + spam.size).toBe(1101);
  expect(all).not.toContain(",spam,");
  expect((await csv({ ownerId: mara.id })).trim().split("\n")).toHaveLength(2);
});
