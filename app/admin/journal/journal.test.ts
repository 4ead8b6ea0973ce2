import "fake-indexeddb/auto";
import { randomUUID } from "node:crypto";
import { expect, onTestFinished, test } from "vitest";
import { aBlock, aDraft } from "#tests/support/drafts.ts";
import { type DocumentEntry, type Journal, journalConnection, latestWrite, openJournal } from "./journal.ts";

async function journal() {
  const opened = await openJournal();
  onTestFinished(opened.close);
  return opened;
}

function anEntry(values: Partial<DocumentEntry> = {}): DocumentEntry {
  const draft = aDraft([aBlock(1)]);
  return {
    accountId: randomUUID(),
    pageId: randomUUID(),
    visitId: randomUUID(),
    keptAt: new Date("2026-03-02T14:02:00Z"),
    draft,
    acknowledged: { draft, version: 1 },
    pending: null,
    ...values,
  };
}

test("ADMIN-06: drafts in the journal are listed by account and page, newest first", async () => {
  const { put, list } = await journal();
  const entry = anEntry();
  const later = anEntry({ ...entry, visitId: randomUUID(), keptAt: new Date("2026-03-02T15:00:00Z") });
  await put(entry);
  await put(later);
  await put(anEntry({ accountId: entry.accountId }));
  await put(anEntry({ pageId: entry.pageId }));

  expect(await list(entry.accountId, entry.pageId)).toEqual([later, entry]);
});

test("ADMIN-06: an editor tab has one journal row, and deleting it keeps those of other tabs", async () => {
  const { put, list, remove } = await journal();
  const entry = anEntry();
  const other = anEntry({ ...entry, visitId: randomUUID() });
  await put(other);
  await put(entry);
  await put({ ...entry, draft: aDraft([aBlock(1, "Later")]) });
  expect(await list(entry.accountId, entry.pageId)).toHaveLength(2);

  await remove(entry);

  expect(await list(entry.accountId, entry.pageId)).toEqual([other]);
});

test("ADMIN-06: after a failed write the journal is reopened for the next write", async () => {
  const opened: Journal[] = [];
  const withJournal = journalConnection(async () => {
    const next = await journal();
    opened.push(next);
    return next;
  });
  const entry = anEntry();
  await withJournal(({ put }) => put(entry));
  opened[0]?.close(); // simulates a browser that evicts the database
  await expect(withJournal(({ put }) => put(entry))).rejects.toThrow();

  await withJournal(({ put }) => put(entry));

  expect(await withJournal(({ list }) => list(entry.accountId, entry.pageId))).toEqual([entry]);
  expect(opened).toHaveLength(2);
});

test("ADMIN-06: a journal that the browser blocked is opened again for the next write", async () => {
  let isBlocked = true;
  const withJournal = journalConnection(async () => {
    if (isBlocked) throw new DOMException("Blocked", "SecurityError");
    return journal();
  });
  const entry = anEntry();
  await expect(withJournal(({ put }) => put(entry))).rejects.toThrow("Blocked");

  isBlocked = false;
  await withJournal(({ put }) => put(entry));

  expect(await withJournal(({ list }) => list(entry.accountId, entry.pageId))).toEqual([entry]);
});

test("ADMIN-06: of several values queued during a write only the last is written, and every call resolves", async () => {
  const written: number[] = [];
  const put = latestWrite(async (value: number) => {
    await new Promise((resolve) => setImmediate(resolve));
    written.push(value);
  });

  const first = put(1);
  await Promise.resolve().then(() => {});
  await first.then(() => expect(written).toEqual([1]));
  await Promise.all([2, 3, 4].map(put)).then(() => expect(written.at(-1)).toBe(4));
  expect(written.length).toBeLessThan(4);
});

test("ADMIN-06: a failed write does not block the next one", async () => {
  let isFull = true;
  const written: number[] = [];
  const put = latestWrite(async (value: number) => {
    if (isFull) throw new Error("no room");
    written.push(value);
  });

  await expect(put(1)).rejects.toThrow("no room");
  isFull = false;
  await put(2);

  expect(written).toEqual([2]);
});
