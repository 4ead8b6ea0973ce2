import { expect, test } from "vitest";
import { officeToday } from "#app/domain/leads/leads.server.ts";
import { saveSettings } from "#app/domain/settings-store/settings-store.server.ts";
import { createStaff } from "#tests/support/factories/accounts.ts";
import { createLead } from "#tests/support/factories/leads.ts";
import { leadLabel } from "./task.ts";
import { checkLinks, readTaskLead, searchLeadChoices } from "./task-choices.server.ts";

test("TASK-01: a lead beyond the first results is found by name, email or company", async () => {
  const oldest = await createLead({
    name: "Oda Brandt",
    email: "oda@harbour.example",
    createdAt: new Date("2020-01-01"),
  });
  for (let position = 0; position < 60; position++) await createLead({ name: `Lead ${position}` });
  await createLead({ name: "Oda Spam", status: "spam" });

  for (const query of ["oda", "brandt ODA", "harbour"])
    expect(await searchLeadChoices(query)).toEqual([
      { id: oldest.id, name: oldest.name, email: oldest.email },
    ]);
  expect(await searchLeadChoices("")).toHaveLength(20);
});

test("TASK-01: without JavaScript a lead is found by email, link or words that match one lead only", async () => {
  const lead = await createLead({ name: "Oda Brandt", email: "oda@harbour.example" });
  const other = await createLead({ name: "Oda Lund", email: "lund@harbour.example" });
  const found = { leadId: lead.id };

  expect(await readTaskLead(null, "ODA@harbour.example ")).toEqual(found);
  expect(await readTaskLead(null, `https://kestrel.example/admin/leads/${lead.id}`)).toEqual(found);
  expect(await readTaskLead(null, "brandt")).toEqual(found);
  expect(await readTaskLead(lead.id, leadLabel(lead))).toEqual(found);
  expect(await readTaskLead(other.id, "brandt")).toEqual(found);
  expect(await readTaskLead(lead.id, " ")).toEqual({ leadId: null });
  expect(await readTaskLead(lead.id, undefined)).toEqual(found);
  expect(await readTaskLead(null, "oda")).toEqual({
    problem: expect.stringContaining("Several leads match"),
  });
  expect(await readTaskLead(null, "nobody at all")).toEqual({
    problem: expect.stringContaining("No lead matches"),
  });
});

test("TASK-01: a task cannot be assigned to a viewer or a disabled person, but keeps an earlier assignee", async () => {
  const staff = await createStaff();
  const viewer = await createStaff({ role: "viewer" });
  const gone = await createStaff({ disabledAt: new Date() });
  const refused = {
    fieldErrors: { assigneeId: ["This person cannot be assigned tasks. Choose someone else"] },
  };
  const check = (assigneeId: string, present?: string) =>
    checkLinks({ assigneeId, leadId: null, pageId: null }, new FormData(), staff, {
      assigneeId: present ?? null,
      leadId: null,
      pageId: null,
    });

  expect(await check(viewer.id)).toEqual(refused);
  expect(await check(gone.id)).toEqual(refused);
  expect(await check(gone.id, gone.id)).toEqual({ links: { assigneeId: gone.id, leadId: null } });
  expect(await check(staff.id)).toEqual({ links: { assigneeId: staff.id, leadId: null } });
});

test("TASK-01: due dates use the office's time zone", async () => {
  const lateEvening = new Date("2026-06-30T22:30:00Z");
  await saveSettings("leads", { leads_time_zone: "Europe/Berlin" }, await createStaff());
  expect(await officeToday(lateEvening)).toBe("2026-07-01");
  await saveSettings("leads", { leads_time_zone: "America/Los_Angeles" }, await createStaff());
  expect(await officeToday(new Date("2026-07-01T05:00:00Z"))).toBe("2026-06-30");
});
