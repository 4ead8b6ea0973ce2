import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { db } from "#app/platform/database.server.ts";
import { DeadlineError } from "#app/platform/deadline.ts";
import { leads } from "#db/schema/leads.ts";
import { enquirySchema } from "#tests/support/enquiry-schema.ts";
import { captureLead, type Intake, isCommitAmbiguous } from "./capture.server.ts";
import { findLead } from "./leads.server.ts";

function anIntake(fields: Record<string, unknown> = {}, changes: Partial<Intake> = {}): Intake {
  const {
    id,
    files: _none,
    ...rest
  } = enquirySchema.parse({
    id: randomUUID(),
    name: "Ines Duarte",
    email: "ines@ferries.example",
    description: "Ferry bookings that survive the summer.",
    ...fields,
  });
  const enquiry = { ...rest, id: id ?? randomUUID() };
  return {
    enquiry,
    files: [],
    failedUploads: [],
    discarded: [],
    userAgent: null,
    language: "en",
    ...changes,
  };
}

const listJobs = () =>
  db.execute<{ task: string; key: string; payload: unknown }>(sql`
    select task_identifier as task, key, (select payload from graphile_worker._private_jobs p where p.id = jobs.id)
    from graphile_worker.jobs order by id`);

test("DATA-01: a stored lead holds every submitted value", async () => {
  const visits = ["/ (2026-11-20T12:00:00.000Z)", "/cases (2026-11-20T12:00:30.000Z)"];
  const intake = anIntake(
    {
      phone: "+351 91 234 56 78",
      ndaNeeded: true,
      sourcePage: "/cases",
      sourceUrl: "https://kestrel.example/cases",
      utmSource: "letter",
      utmMedium: "mail",
      utmCampaign: "autumn",
      utmTerm: "ferries",
      utmContent: "footer",
      referrer: "https://search.example/",
      visitorHistory: JSON.stringify(visits),
    },
    {
      files: [{ name: "plan.pdf", size: 7, type: "application/pdf", key: "k/plan.pdf" }],
      userAgent: "Mozilla/5.0",
    },
  );

  expect(await captureLead(intake)).toBe("captured");

  const { id } = intake.enquiry;
  expect(await findLead(id)).toMatchObject({
    id,
    name: "Ines Duarte",
    email: "ines@ferries.example",
    phone: "+351 91 234 56 78",
    description: "Ferry bookings that survive the summer.",
    ndaNeeded: true,
    attachedFiles: [
      {
        name: "plan.pdf",
        size: 7,
        type: "application/pdf",
        key: "k/plan.pdf",
        url: `/admin/leads/${id}/files/0`,
      },
    ],
    sourcePage: "/cases",
    sourceUrl: "https://kestrel.example/cases",
    utmSource: "letter",
    utmMedium: "mail",
    utmCampaign: "autumn",
    utmTerm: "ferries",
    utmContent: "footer",
    visitorHistory: visits,
    referrer: "https://search.example/",
    userAgent: "Mozilla/5.0",
    website: null,
    status: "new",
    createdAt: expect.any(Date),
    events: [{ type: "captured", detail: { files: 1 } }],
  });
});

test("DATA-01: omitted values are stored as null, and the lead has no files", async () => {
  const intake = anIntake({ phone: "" });
  await captureLead(intake);

  expect(await findLead(intake.enquiry.id)).toMatchObject({
    phone: null,
    attachedFiles: null,
    sourcePage: null,
    visitorHistory: [],
    ndaNeeded: false,
  });
});

test("LEAD-07: a filled honeypot stores the lead as spam and sends no mail", async () => {
  const intake = anIntake({ website: "https://buy.example" }, { discarded: ["pills.pdf"] });
  await captureLead(intake);

  expect(await findLead(intake.enquiry.id)).toMatchObject({
    status: "spam",
    website: "https://buy.example",
    events: [{ type: "captured", detail: { files: 0, discarded: ["pills.pdf"] } }],
  });
  expect(await listJobs()).toHaveLength(0);
});

test("LEAD-08: a failed upload is recorded on the lead", async () => {
  const upload = { name: "map.png", reason: "the storage could not be reached" };
  const intake = anIntake({}, { failedUploads: [upload] });
  await captureLead(intake);

  const lead = await findLead(intake.enquiry.id);
  expect(lead?.events).toContainEqual(expect.objectContaining({ type: "upload-failed", detail: upload }));
});

test("LEAD-10: both mail jobs are queued with the lead, and a webhook job only if one is configured", async () => {
  const intake = anIntake();
  await captureLead(intake);

  const leadId = intake.enquiry.id;
  expect([...(await listJobs())]).toEqual([
    { task: "lead.notify-team", key: `lead.notify-team:${leadId}`, payload: { leadId } },
    { task: "lead.confirm-to-sender", key: `lead.confirm-to-sender:${leadId}`, payload: { leadId } },
  ]);
});

test("LEAD-10: if the lead or its job cannot be stored, neither is", async () => {
  const intake = anIntake();
  const enquiry = { ...intake.enquiry, id: "not a uuid" };
  await expect(captureLead({ ...intake, enquiry })).rejects.toThrow();
  expect(await listJobs()).toHaveLength(0);

  await db.execute(sql`alter function graphile_worker.add_job rename to add_job_away`);
  try {
    await expect(captureLead(intake)).rejects.toThrow();
  } finally {
    await db.execute(sql`alter function graphile_worker.add_job_away rename to add_job`);
  }
  expect(await db.$count(leads)).toBe(0);
});

test("LEAD-13: the same id submitted several times, also simultaneously, creates one lead and one mail to each recipient", async () => {
  const intake = anIntake();
  const outcomes = await Promise.all(Array.from({ length: 8 }, () => captureLead(intake)));
  const later = await captureLead(anIntake({ id: intake.enquiry.id, name: "Somebody else" }));

  expect([...outcomes, later].filter((outcome) => outcome === "captured")).toHaveLength(1);
  expect(await findLead(intake.enquiry.id)).toMatchObject({
    name: "Ines Duarte",
    events: [{ type: "captured" }],
  });
  expect(await listJobs()).toHaveLength(2); // the mails to the team and to the sender
});

test("SAFE-05: SQL and scripts in any field are stored as text", async () => {
  const attack = `'); drop table leads; --<script>alert("1")</script>\${1}{{1}}%00\\`;
  const intake = anIntake({ name: attack, description: attack, referrer: attack, utmSource: attack });
  await captureLead(intake);

  expect(await findLead(intake.enquiry.id)).toMatchObject({
    name: attack,
    description: attack,
    referrer: attack,
    utmSource: attack,
  });
});

test("a lost connection makes the commit ambiguous, a rejected query does not", () => {
  const wrapped = (code: string) =>
    new Error("query failed", { cause: Object.assign(new Error(), { code }) });

  expect(isCommitAmbiguous(wrapped("CONNECTION_CLOSED"))).toBe(true);
  expect(isCommitAmbiguous(new DeadlineError())).toBe(true);
  expect(isCommitAmbiguous(wrapped("CONNECT_TIMEOUT"))).toBe(false);
  expect(isCommitAmbiguous(wrapped("ECONNREFUSED"))).toBe(false);
  expect(isCommitAmbiguous(wrapped("23505"))).toBe(false);
});

test("LEAD-08: a lead is stored once when Postgres aborts its transaction because of a deadlock", async () => {
  await db.execute(sql`create sequence tries`);
  await db.execute(sql`create function end_the_first() returns trigger language plpgsql as $$
    begin
      if nextval('tries') = 1 then raise exception 'deadlock detected' using errcode = 'deadlock_detected'; end if;
      return new;
    end $$`);
  await db.execute(sql`create trigger end_the_first before insert on lead_events
    for each row execute function end_the_first()`);
  onTestFinished(async () => {
    await db.execute(sql`drop function end_the_first cascade`);
    await db.execute(sql`drop sequence tries`);
  });

  const intake = anIntake();
  expect(await captureLead(intake)).toBe("captured");
  expect(await db.$count(leads)).toBe(1);
  expect(await listJobs()).toHaveLength(2); // the mails to the team and to the sender
});
