import { expect, test } from "vitest";
import { jobInWords } from "#app/admin/overview/messages.ts";
import { cronJobNameOf, schedule, taskList, timedTasks } from "./handlers.server.ts";

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

test("DESK-01: the overview describes each job differently, and all maintenance in the same words", () => {
  const names = Object.keys({ ...taskList, ...timedTasks });
  const maintenance = jobInWords(cronJobNameOf("tidyPages"));
  const inWords = names.filter((name) => !name.startsWith("housekeeping:")).map(jobInWords);
  expect(inWords).not.toContain(maintenance);
  expect(new Set(inWords).size).toBe(inWords.length);
});
