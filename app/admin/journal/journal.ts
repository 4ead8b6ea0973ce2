import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import type { Acknowledged, Pending } from "#app/admin/editor/saving/save-loop.ts";
import type { DocumentContent } from "#app/domain/documents/content.ts";

/** Whose unsaved work an entry is, and of what: people who share a browser do not get each other's. */
export interface EntryKey {
  accountId: string;
  /** The id of a document or the key of a form. Browsers store it under this name since only pages were edited here. */
  pageId: string;
  /** The editor session that it belongs to; every opening of the editor is one. A form has one entry in a browser. */
  visitId: string;
}

/** Unsaved work as it is stored in the browser. */
type JournalEntry = EntryKey & { keptAt: Date };

/** Changes to a document that the site has not acknowledged, as stored by one tab. */
export interface DocumentEntry extends JournalEntry {
  draft: DocumentContent;
  /** The last state that the site acknowledged. */
  acknowledged: Acknowledged<DocumentContent>;
  pending: Pending<DocumentContent> | null;
}

interface JournalSchema extends DBSchema {
  entries: {
    key: [accountId: string, pageId: string, visitId: string];
    value: JournalEntry;
  };
}

export type Journal = ReturnType<typeof journalIn>;

/** Opens this browser's journal. Rejects where IndexedDB is unavailable, as in some private windows. */
export async function openJournal(): Promise<Journal> {
  const database = await openDB<JournalSchema>("kestrel-editor", 1, {
    upgrade(created) {
      created.createObjectStore("entries", { keyPath: ["accountId", "pageId", "visitId"] });
    },
  });
  return journalIn(database);
}

/**
 * Runs operations on this browser's journal and opens it on first use. After a failed operation the next one reopens
 * it: browsers close an evicted database, and storage can become free.
 */
export function journalConnection(open: () => Promise<Journal> = openJournal) {
  let opening: Promise<Journal> | undefined;

  return async function withJournal<Result>(
    operation: (journal: Journal) => Promise<Result>,
  ): Promise<Result> {
    opening ??= open();
    const current = opening;
    try {
      return await operation(await current);
    } catch (error) {
      if (opening === current) opening = undefined;
      current.then(({ close }) => close()).catch(() => {}); // nothing to close if it did not open
      throw error;
    }
  };
}

/** This browser's journal. */
export const withJournal = journalConnection();

function journalIn(database: IDBPDatabase<JournalSchema>) {
  return {
    put: <Entry extends JournalEntry>(entry: Entry) => database.put("entries", entry),
    remove: ({ accountId, pageId, visitId }: EntryKey) =>
      database.delete("entries", [accountId, pageId, visitId]),
    /** The stored entries of an account for a document or a form, latest first. */
    async list<Entry extends JournalEntry>(accountId: string, pageId: string): Promise<Entry[]> {
      const range = IDBKeyRange.bound([accountId, pageId, ""], [accountId, pageId, "\uffff"]);
      const entries = (await database.getAll("entries", range)) as Entry[]; // what was put under this key
      return entries.sort((one, other) => other.keptAt.getTime() - one.keptAt.getTime());
    },
    close: () => database.close(),
  };
}

const prefix = "kestrel-editor:";

/**
 * Holds a Web Lock that shows other tabs that this session is open, until the returned function is called or the tab is
 * closed.
 */
export function acquireEditorLock(visitId: string): () => void {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  navigator.locks?.request(prefix + visitId, () => released).catch(() => {});
  return release;
}

/** The sessions that are open in any tab. */
export async function listEditorLocks(): Promise<Set<string>> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  return new Set(held.flatMap(({ name }) => (name?.startsWith(prefix) ? [name.slice(prefix.length)] : [])));
}

/**
 * Writes one value at a time; while a write runs, newer values replace the waiting one. The returned promise resolves
 * when the given value or a later one is written, and rejects when that write fails.
 */
export function latestWrite<Value>(write: (value: Value) => Promise<unknown>) {
  let waiting: { value: Value } | undefined;
  let next: Promise<void> | undefined;
  let current: Promise<unknown> = Promise.resolve();

  return function writeLatest(value: Value): Promise<void> {
    if (waiting && next) {
      waiting.value = value;
      return next;
    }
    const slot = { value };
    waiting = slot;
    next = current
      .catch(() => {})
      .then(async () => {
        waiting = undefined;
        next = undefined;
        await write(slot.value);
      });
    current = next;
    return next;
  };
}
