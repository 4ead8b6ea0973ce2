import { expect, test } from "vitest";
import { readLeadSearch } from "#app/admin/leads/lead-search.tsx";
import type { Staff } from "#app/domain/accounts/account.ts";
import { countLeads } from "#app/domain/leads/lead-list.server.ts";
import { db } from "#app/platform/database.server.ts";
import { auditLog } from "#db/schema/audit.ts";
import { leadEvents, leads } from "#db/schema/leads.ts";
import { createStaff } from "#tests/support/factories/accounts.ts";
import { applyLeadChanges } from "./changes.server.ts";

test("DESK-01: a bulk change and its undo apply to all matching leads on every page, but not to newer leads", async () => {
  const staff = await createStaff();
  await storeLeads(1200, "A freight portal");
  await storeLeads(3, "A museum guide");
  const until = new Date();
  await storeLeads(1, "A freight portal, later", new Date(until.getTime() + 1000));

  const moved = await send({ everything: "yes", status: "lost", until: until.toISOString() }, staff);
  expect(moved.text).toBe("1,200 leads moved to “Lost”.");
  expect(await countLeads()).toMatchObject({ new: 4, lost: 1200 });
  expect(await db.$count(leadEvents)).toBe(1200);
  expect(await db.$count(auditLog)).toBe(1200);

  const undone = await send({ undo: JSON.stringify(moved.undo) }, staff);
  expect(undone.text).toBe("Undone for 1,200 leads.");
  expect(await countLeads()).toMatchObject({ new: 1204, lost: 0 });
});

test("DESK-01: assigning leads to a colleague says that the mail is sent, which undo cannot call back", async () => {
  const [ada, sam] = [await createStaff(), await createStaff({ name: "Sam Otieno", role: "sales" })];
  await storeLeads(2, "A freight portal");
  const until = new Date().toISOString();
  const assign = (owner: string) => send({ everything: "yes", owner, until }, ada);

  expect((await assign(sam.id)).text).toBe("2 leads assigned to Sam Otieno, who gets a mail.");
  expect((await assign("me")).text).toBe(`2 leads assigned to ${ada.name}.`);
  expect((await assign("nobody")).text).toBe("2 leads unassigned.");
});

function send(fields: Record<string, string>, staff: Staff) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return applyLeadChanges(form, readLeadSearch(new URLSearchParams("q=freight&page=2")), staff);
}

function storeLeads(count: number, description: string, createdAt = new Date(Date.now() - 1000)) {
  const lead = { name: "Ines", email: "ines@ferries.example", description, createdAt };
  const rows = Array.from({ length: count }, () => ({ id: crypto.randomUUID(), ...lead }));
  return db.insert(leads).values(rows);
}
