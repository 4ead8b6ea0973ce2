import postgres from "postgres";
import { afterEach, expect, test, vi } from "vitest";
import { connections, db } from "./database.server.ts";
import { env } from "./env.server.ts";
import { createSubscriber, type Notification, notify } from "./notifications.server.ts";

/** Notifications can be slow on a busy machine. */
const WAIT = { timeout: 20_000 };

const pools: ReturnType<typeof postgres>[] = [];

afterEach(async () => {
  await Promise.all(pools.splice(0).map((pool) => pool.end({ timeout: 1 })));
});

test("TASK-01: every instance receives a notification of its subscribed topics", async () => {
  const [here, there] = [await startInstance(), await startInstance()];
  await db.transaction(async (tx) => {
    await notify(tx, "tasks", "one");
    await notify(tx, "leads", "other");
    await notify(tx, "tasks", "one");
  });

  for (const received of [here, there])
    await vi.waitFor(() => expect(received).toEqual([{ topic: "tasks", id: "one" }]), WAIT);
});

test("TASK-01: a rolled-back change sends no notification", async () => {
  const received = await startInstance();
  await expect(
    db.transaction(async (tx) => {
      await notify(tx, "tasks", "undone");
      throw new Error("taken back");
    }),
  ).rejects.toThrow("taken back");
  await notify(db, "tasks", "done");
  await vi.waitFor(() => expect(received).toEqual([{ topic: "tasks", id: "done" }]), WAIT);
});

test("TASK-01: after a lost connection an instance reports a possible change and receives notifications again", async () => {
  const received = await startInstance();
  await connections`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query like 'listen %'`;
  await vi.waitFor(() => expect(received).toContainEqual({ topic: "tasks", id: null }), WAIT);

  await notify(db, "tasks", "afterwards");
  await vi.waitFor(() => expect(received).toContainEqual({ topic: "tasks", id: "afterwards" }), WAIT);
});

/** Records another instance's notifications about tasks. */
async function startInstance(): Promise<Notification[]> {
  const pool = postgres(env.DATABASE_URL, { onnotice: () => {} });
  pools.push(pool);
  const received: Notification[] = [];
  createSubscriber(pool).listen("tasks", (notification) => received.push(notification));
  await vi.waitFor(() => expect(received).toEqual([{ topic: "tasks", id: null }]), WAIT);
  received.length = 0;
  return received;
}
