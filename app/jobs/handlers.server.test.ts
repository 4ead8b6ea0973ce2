import { sql } from "drizzle-orm";
import type { JobHelpers } from "graphile-worker";
import { expect, onTestFinished, test, vi } from "vitest";
import { jobInWords } from "#app/admin/overview/job-names.ts";
import { sendRecoveryLink } from "#app/domain/accounts/account-jobs.server.ts";
import { db } from "#app/platform/database.server.ts";
import { listen, notify } from "#app/platform/notifications.server.ts";
import { announceOfficeDay, cronJobNameOf, schedule, taskList, timedTasks } from "./handlers.server.ts";

test("FOOT-04: the content version changes at the start of a year in every time zone", () => {
  const { match } = schedule.find(({ task }) => task === cronJobNameOf("announceNewYear")) ?? {};
  if (typeof match !== "function") throw new Error("the job has no times");
  for (let quarters = -12 * 4; quarters <= 14 * 4; quarters += 1) {
    const newYear = new Date(Date.UTC(2027, 0, 1) - quarters * 15 * 60_000);
    const isDue = match({
      min: newYear.getUTCMinutes(),
      hour: newYear.getUTCHours(),
      date: newYear.getUTCDate(),
      month: newYear.getUTCMonth() + 1,
      dow: newYear.getUTCDay(),
    });
    expect(isDue, newYear.toISOString()).toBe(true);
  }
});

test("DESK-01, TASK-01: open screens refresh at the office's midnight, when due dates change", async () => {
  const announced: string[] = [];
  let isListening = false;
  const note = ({ topic, id }: { topic: string; id: string | null }) => {
    if (id === "ready") isListening = true;
    else announced.push(topic);
  };
  for (const topic of ["leads", "tasks"]) onTestFinished(listen(topic, note));
  await vi.waitFor(
    async () => {
      await notify(db, "leads", "ready");
      expect(isListening).toBe(true);
    },
    { timeout: 20_000, interval: 200 },
  );
  announced.length = 0;

  // In summer, Lisbon's midnight is 23:00 UTC.
  for (const time of ["22:45:01", "23:15:01"]) await announceOfficeDay(new Date(`2026-07-01T${time}Z`));
  await announceOfficeDay(new Date("2026-07-01T23:00:01Z"));
  await vi.waitFor(() => expect(announced).toHaveLength(2), { timeout: 20_000 });
  expect(announced).toEqual(["leads", "tasks"]);
});

test("DESK-01: the overview describes each job differently, and all maintenance in the same words", () => {
  const names = Object.keys({ ...taskList, ...timedTasks });
  const maintenance = jobInWords(cronJobNameOf("tidyPages"));
  const inWords = names.filter((name) => !name.startsWith("housekeeping:")).map(jobInWords);
  expect(inWords).not.toContain(maintenance);
  expect(new Set(inWords).size).toBe(inWords.length);
});

test("SAFE-07: the error that the queue stores of a job does not contain the parameters of its query", async () => {
  await db.execute(sql`alter table accounts rename to missing`);
  onTestFinished(async () => void (await db.execute(sql`alter table missing rename to accounts`)));
  const helpers = { job: { id: "1", attempts: 1 } } as JobHelpers;
  const failed = Promise.resolve(
    taskList[sendRecoveryLink.name]?.({ email: "ada@ferries.example" }, helpers),
  );
  await expect(failed).rejects.toThrow(/^a query failed: select/);
  await expect(failed).rejects.not.toThrow("ferries");
});
