import { expect, test } from "vitest";
import { connections } from "#app/platform/database.server.ts";
import { listWaitingJobs } from "./waiting-jobs.ts";

test("SAFE-06: a job in its last attempt during the backup runs again after a restore, a failed job does not", async () => {
  for (const name of ["waits", "in-its-last-try", "given-up"])
    await connections`select graphile_worker.add_job(${name}, max_attempts := 2)`;
  const exhaust = (id: string) =>
    connections`update graphile_worker._private_jobs set attempts = 2 where id = ${id}`;
  const jobs = await connections<{ id: string; name: string }[]>`
    select id, task_identifier as name from graphile_worker.jobs order by id`;
  for (const { id, name } of jobs) if (name !== "waits") await exhaust(id);
  await connections`update graphile_worker._private_jobs set locked_at = now(), locked_by = 'a-worker' where id = ${jobs[1]?.id ?? ""}`;

  const waiting = await connections.begin(listWaitingJobs);

  expect(waiting.map(({ name }) => name)).toEqual(["waits", "in-its-last-try"]);
});
