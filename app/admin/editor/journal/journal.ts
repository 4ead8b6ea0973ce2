import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import type { Acknowledged, Pending } from "#app/admin/editor/saving/save-loop.ts";
import type { PageDraft } from "#app/domain/pages/draft.ts";

/** Work on a page that the site has not acknowledged, as one tab keeps it. */
export interface JournalEntry {
  accountId: string;
  pageId: string;
  /** The visit to the editor that it belongs to; every opening of the editor is one. */
  visitId: string;
  keptAt: Date;
  draft: PageDraft;
  /** What the site had. */
  acknowledged: Acknowledged;
  pending: Pending | null;
}

interface JournalSchema extends DBSchema {
  entries: {
    key: [accountId: string, pageId: string, visitId: string];
    value: JournalEntry;
  };
}

export type Journal = ReturnType<typeof journalIn>;

/** Opens this browser's journal. Rejects where the browser keeps nothing, as in some private windows. */
export async function openJournal(): Promise<Journal> {
  const database = await openDB<JournalSchema>("kestrel-editor", 1, {
    upgrade(created) {
      created.createObjectStore("entries", { keyPath: ["accountId", "pageId", "visitId"] });
    },
  });
  return journalIn(database);
}

/**
 * Runs operations on this browser's journal, which is opened for the first of them. After a failed operation the next
 * one opens it again: a browser closes the database when it evicts it, and space can become free.
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
      current.then(({ close }) => close()).catch(() => {}); // there is nothing to close where it did not open
      throw error;
    }
  };
}

function journalIn(database: IDBPDatabase<JournalSchema>) {
  return {
    put: (entry: JournalEntry) => database.put("entries", entry),
    remove: ({ accountId, pageId, visitId }: Pick<JournalEntry, "accountId" | "pageId" | "visitId">) =>
      database.delete("entries", [accountId, pageId, visitId]),
    /** What an account has kept of a page, the latest first. */
    async list(accountId: string, pageId: string): Promise<JournalEntry[]> {
      const range = IDBKeyRange.bound([accountId, pageId, ""], [accountId, pageId, "\uffff"]);
      const entries = await database.getAll("entries", range);
      return entries.sort((one, other) => other.keptAt.getTime() - one.keptAt.getTime());
    },
    close: () => database.close(),
  };
}

const prefix = "kestrel-editor:";

/** Shows other tabs that this visit is still going on, until its tab is gone, however that ends. */
export function acquireEditorLock(visitId: string) {
  navigator.locks?.request(prefix + visitId, () => new Promise<never>(() => {})).catch(() => {});
}

/** The visits that are going on in any tab. */
export async function listEditorLocks(): Promise<Set<string>> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  return new Set(held.flatMap(({ name }) => (name?.startsWith(prefix) ? [name.slice(prefix.length)] : [])));
}
