import { expect, test } from "vitest";
import { db } from "#app/platform/database.server.ts";
import { leadEvents } from "#db/schema/leads.ts";
import { createStaff } from "#tests/support/factories/accounts.ts";
import { createLead } from "#tests/support/factories/leads.ts";
import { addNote, changeStatus } from "./lead-changes.server.ts";
import { readLeadCharts } from "./lead-charts.server.ts";
import { findLead } from "./leads.server.ts";

/** A Friday. */
const now = new Date("2026-11-20T12:00:00Z");
const at = (time: string) => new Date(time);

test("DESK-04: leads are counted per week in the office's time zone, with empty weeks and without spam", async () => {
  await createLead({ createdAt: at("2026-11-16T00:30:00Z") });
  await createLead({ createdAt: at("2026-11-15T23:30:00Z"), status: "won" });
  await createLead({ createdAt: at("2026-11-15T10:00:00Z"), status: "spam" });
  await createLead({ createdAt: at("2026-10-18T10:00:00Z") });

  const { weeks, total, perWeek } = await readLeadCharts("30d", now);
  expect(weeks.map(({ week, leads, won }) => [week, leads, won])).toEqual([
    ["2026-10-19", 0, 0],
    ["2026-10-26", 0, 0],
    ["2026-11-02", 0, 0],
    ["2026-11-09", 1, 1],
    ["2026-11-16", 1, 0],
  ]);
  expect(total).toBe(2);
  expect(perWeek, "four weeks and some days").toBeCloseTo(2 / 4.64, 2);
  expect((await readLeadCharts("quarter", now)).total).toBe(3);
  expect((await readLeadCharts("quarter", now)).weeks).toHaveLength(14);
});

test("DESK-04: sources and pages are ordered by number of leads, small ones grouped together", async () => {
  for (let source = 0; source < 10; source++)
    for (let lead = 0; lead <= source; lead++)
      await createLead({ utmSource: `s${source}`, sourcePage: "/cases", createdAt: at("2026-11-17") });
  await createLead({ sourcePage: null, utmSource: "s9", createdAt: at("2026-11-17"), status: "won" });

  const { sources, pages } = await readLeadCharts("30d", now);
  expect(sources).toHaveLength(9);
  expect(sources[0]).toEqual({ name: "s9", leads: 11, won: 1 });
  expect(sources.at(-1)).toEqual({ name: "2 others", leads: 3, won: 0 });
  expect(pages).toEqual([
    { name: "/cases", leads: 55, won: 0 },
    { name: "unknown", leads: 1, won: 1 },
  ]);
});

test("DESK-04: the conversion counts the furthest stage of each lead, including lost leads", async () => {
  const staff = await createStaff();
  const createdAt = at("2026-11-17");
  await createLead({ createdAt });
  await createLead({ createdAt, status: "won" });
  const lost = await createLead({ createdAt });
  await changeStatus([lost.id], "proposal", staff);
  await changeStatus([lost.id], "lost", staff);

  expect((await readLeadCharts("30d", now)).funnel).toEqual([
    { stage: "new", leads: 3 },
    { stage: "contacted", leads: 2 },
    { stage: "qualified", leads: 2 },
    { stage: "proposal", leads: 2 },
    { stage: "won", leads: 1 },
  ]);
});

test("DESK-04: an undone status change is not counted, and a lead won and then lost is not counted as won", async () => {
  const staff = await createStaff();
  const createdAt = at("2026-11-17");
  const slip = await createLead({ createdAt });
  await changeStatus([slip.id], "won", staff);
  await changeStatus([slip.id], "new", staff, "won");
  const gone = await createLead({ createdAt });
  await changeStatus([gone.id], "proposal", staff);
  await changeStatus([gone.id], "won", staff);
  await changeStatus([gone.id], "lost", staff);

  expect((await readLeadCharts("30d", now)).funnel).toEqual([
    { stage: "new", leads: 2 },
    { stage: "contacted", leads: 1 },
    { stage: "qualified", leads: 1 },
    { stage: "proposal", leads: 1 },
    { stage: "won", leads: 0 },
  ]);
});

test("DESK-04: the first reply is a mail or a call, not a status change", async () => {
  const staff = await createStaff();
  const lead = async (createdAt: string, repliedAt?: string, type: "reply-sent" | "call" = "reply-sent") => {
    const { id } = await createLead({ createdAt: at(createdAt) });
    if (repliedAt) await db.insert(leadEvents).values({ leadId: id, type, createdAt: at(repliedAt) });
    return id;
  };
  await lead("2026-11-17T10:00:00Z", "2026-11-17T11:00:00Z");
  await lead("2026-11-17T10:00:00Z", "2026-11-17T13:00:00Z", "call");
  await lead("2026-11-13T15:00:00Z", "2026-11-16T14:00:00Z");
  await lead("2026-11-16T10:00:00Z", "2026-11-18T10:00:00Z");
  await changeStatus([await lead("2026-11-17T10:00:00Z")], "qualified", staff);
  await addNote(await lead("2026-11-17T10:00:00Z"), "Only a note.", staff);

  const charts = await readLeadCharts("30d", now);
  expect(charts).toMatchObject({ replied: 4, inTime: 3 });
  expect(charts.medianSeconds).toBe(((3 + 48) / 2) * 3600);
});

test("DESK-04: a logged call answers a new lead and is recorded in its history", async () => {
  const staff = await createStaff();
  const { id } = await createLead();
  await addNote(id, "Talked for ten minutes.", staff, { kind: "call" });

  const lead = await findLead(id);
  expect(lead).toMatchObject({ status: "contacted", answeredAt: expect.any(Date) });
  expect(lead?.events.map(({ type }) => type)).toEqual(["call", "status-changed"]);
});

test("DESK-04: without leads all charts are empty", async () => {
  expect(await readLeadCharts("year", now)).toMatchObject({
    total: 0,
    sources: [],
    pages: [],
    medianSeconds: null,
    replied: 0,
  });
});
