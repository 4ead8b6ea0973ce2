import { expect, test } from "vitest";
import { createStaff } from "#db/factories/accounts.ts";
import { createLead } from "#db/factories/leads.ts";
import { changeLeadStatus, countLeads, findLead, listLeads } from "./leads.server.ts";

const names = async (search: Parameters<typeof listLeads>[0]) =>
  (await listLeads(search)).leads.map(({ name }) => name);

test("DESK-01: leads are listed newest first, spam only when asked for", async () => {
  await createLead({ name: "Old", createdAt: new Date("2026-11-01") });
  await createLead({ name: "New", createdAt: new Date("2026-11-02") });
  await createLead({ name: "Won", status: "won", createdAt: new Date("2026-11-03") });
  await createLead({ name: "Pills", status: "spam", createdAt: new Date("2026-11-04") });

  expect(await names({})).toEqual(["Won", "New", "Old"]);
  expect(await names({ status: "spam" })).toEqual(["Pills"]);
  expect(await countLeads()).toMatchObject({ new: 2, won: 1, spam: 1, lost: 0 });
});

test("DESK-01: the search looks through name, e-mail, phone and description, and takes every character as itself", async () => {
  await createLead({ name: "Ada", email: "ada@a.example", phone: "+44 20", description: "100% uptime" });
  await createLead({ name: "Bob", email: "b_b@b.example", phone: null, description: "a\\b and 1000 more" });

  expect(await names({ query: "ADA" })).toEqual(["Ada"]);
  expect(await names({ query: "b_b" })).toEqual(["Bob"]);
  expect(await names({ query: "+44" })).toEqual(["Ada"]);
  expect(await names({ query: "100%" })).toEqual(["Ada"]);
  expect(await names({ query: "a\\b" })).toEqual(["Bob"]);
  expect(await names({ query: "'; drop table leads; --" })).toEqual([]);
});

test("DESK-01: the list comes in pages of fifty with the number of all", async () => {
  for (let lead = 0; lead < 52; lead++) await createLead({ createdAt: new Date(2026, 0, 1, 0, lead) });

  const first = await listLeads({ page: 1 });
  const second = await listLeads({ page: 2 });
  expect([first.leads.length, second.leads.length, first.total, second.total]).toEqual([50, 2, 52, 52]);
});

test("DESK-01: a change of status is written down with who made it; the same status changes nothing", async () => {
  const staff = await createStaff({ name: "Mara" });
  const { id } = await createLead();

  expect(await changeLeadStatus(id, "spam", staff)).toMatchObject({ status: "spam" });
  expect(await changeLeadStatus(id, "spam", staff)).toMatchObject({ status: "spam" });

  expect((await findLead(id))?.events).toMatchObject([
    { type: "status-changed", detail: { from: "new", to: "spam" }, actorName: "Mara" },
  ]);
  expect(await changeLeadStatus(crypto.randomUUID(), "won", staff)).toBeUndefined();
});
