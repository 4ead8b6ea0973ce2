import { createHash } from "node:crypto";
import { db } from "#app/platform/database.server.ts";
import { taskPriorities, taskStatuses, tasks } from "#db/schema/tasks.ts";

const verbs = [
  "Call",
  "Answer",
  "Draw up the offer for",
  "Send the NDA to",
  "Check the references of",
  "Bill",
];
const whom = ["Harbourline", "Ostra Mills", "Nordvolt", "Penumbra", "Fjordbank", "Tidewater", "Mill & Sons"];
const labels = ["sales", "legal", "urgent reply", "website", "billing"];
const day = 24 * 60 * 60 * 1000;

/** Stores `count` tasks, deterministic for the same numbers, half of them done. */
export async function storeManyTasks(count: number, { peopleIds = [] as string[], now = new Date() } = {}) {
  const batch = 1000;
  for (let start = 0; start < count; start += batch) {
    const rows = Array.from({ length: Math.min(batch, count - start) }, (_, position) =>
      taskOf(start + position, peopleIds, now),
    );
    await db.insert(tasks).values(rows);
  }
}

function taskOf(number: number, peopleIds: string[], now: Date) {
  const digest = createHash("sha256").update(`task ${number}`).digest();
  const pick = <Item>(items: readonly Item[], byte: number): Item =>
    items[(digest[byte] ?? 0) % items.length] as Item;
  const isDue = number % 3 === 0;
  return {
    title: `${pick(verbs, 0)} ${pick(whom, 1)}, ${number}`,
    description: number % 2 === 0 ? "They have asked **twice**.\n\n- by mail\n- by phone" : null,
    status: number % 2 === 0 ? "done" : pick(taskStatuses, 2),
    priority: pick(taskPriorities, 3),
    dueDate: isDue
      ? new Date(now.getTime() + ((digest[4] ?? 0) - 128) * day).toISOString().slice(0, 10)
      : null,
    labels: number % 4 === 0 ? [pick(labels, 5)] : [],
    orderIndex: number * 1024,
    assigneeId: peopleIds.length > 0 && number % 5 !== 0 ? pick(peopleIds, 6) : null,
  };
}
