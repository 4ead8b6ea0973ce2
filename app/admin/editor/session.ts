import { createContext, useContext, useEffect, useState } from "react";
import {
  acquireEditorLock,
  type DocumentEntry,
  latestWrite,
  listEditorLocks,
  withJournal,
} from "#app/admin/journal/journal.ts";
import type { DocumentContent } from "#app/domain/documents/content.ts";
import { paths } from "#app/paths/paths.ts";
import { draftOf, type Editor } from "./editor.ts";
import { createSaveLoop, type Save, type SaveAnswer } from "./saving/save-loop.ts";

export type Session = ReturnType<typeof startSession>;

export const SessionContext = createContext<Session | undefined>(undefined);

/** Undefined until hydration. */
export function useSession(): Session | undefined {
  return useContext(SessionContext);
}

/** Journals and autosaves the draft while the editor is mounted. Undefined for a read-only account. */
export function useNewSession(editor: Editor): Session | undefined {
  const [session, setSession] = useState<Session>();
  useEffect(() => {
    if (!editor.getState().mayUpdate) return;
    const started = startSession(editor);
    setSession(started);
    return started.stop;
  }, [editor]);
  return session;
}

function startSession(editor: Editor) {
  const { account, item, acknowledged } = editor.getState();
  const visit = { accountId: account.id, pageId: item.id, visitId: crypto.randomUUID() };
  const releaseLock = acquireEditorLock(visit.visitId);

  const storeEntry = latestWrite((entry: DocumentEntry) => {
    const isAcknowledged = entry.pending === null && entry.draft === entry.acknowledged.draft;
    return withJournal<unknown>(({ put, remove }) => (isAcknowledged ? remove(entry) : put(entry)));
  });

  const loop = createSaveLoop({
    acknowledged,
    readDraft: () => draftOf(editor.getState()),
    keep: (unsent) =>
      storeEntry({ ...visit, ...unsent, keptAt: new Date(), draft: draftOf(editor.getState()) }),
    onStored(isStored) {
      const { set, isJournalUnavailable } = editor.getState();
      if (isJournalUnavailable === isStored) set({ isJournalUnavailable: !isStored });
    },
    async send(save) {
      const answer = await sendSave(paths.admin.document(item.type, item.key).draft, account.id, save);
      const { set, item: now } = editor.getState();
      if (answer.status === "saved") set({ item: { ...now, isChanged: answer.isChanged } });
      return answer;
    },
    receive(base, theirs, isOwn) {
      const { edit, set } = editor.getState();
      edit({ type: "receive", base, theirs });
      set({
        mergedFrom: isOwn ? "own" : "others",
        announcement: isOwn
          ? "You have made changes in another tab or browser, too. Both sets of changes are merged."
          : "Someone else has made changes, too. Both sets of changes are merged.",
      });
    },
    onState(saving, acknowledged) {
      const { set, savedAt } = editor.getState();
      const isBegun = saving.status === "saving" && editor.getState().saving.status === "saved";
      set({
        saving,
        acknowledged,
        savedAt: saving.status === "saved" ? new Date() : savedAt,
        ...(isBegun ? { mergedFrom: null } : {}),
      });
    },
    newId: () => crypto.randomUUID(),
  });

  const listeners = new AbortController();
  const { signal } = listeners;
  const flushWhenLeaving = () => {
    if (document.visibilityState === "hidden" && loop.hasUnsent()) void loop.flush();
  };
  const retry = () => void loop.retry();
  window.addEventListener("online", retry, { signal });
  window.addEventListener("focus", retry, { signal });
  document.addEventListener("visibilitychange", flushWhenLeaving, { signal });
  window.addEventListener("pagehide", flushWhenLeaving, { signal });
  const unsubscribe = editor.subscribe((state, before) => {
    if (draftOf(state) !== draftOf(before)) loop.changed();
  });

  return {
    flush: loop.flush,
    whenSettled: loop.whenSettled,
    retry: loop.retry,
    resolveConflict: loop.resolveConflict,
    continueFrom: loop.continueFrom,
    receiveOthers: loop.receiveOthers,
    hasUnsent: loop.hasUnsent,
    /** Drafts of this page from an earlier session that the site has not acknowledged. */
    async listRecoverableDrafts(): Promise<DocumentEntry[]> {
      const [entries, open] = await Promise.all([
        withJournal(({ list }) => list<DocumentEntry>(visit.accountId, visit.pageId)),
        listEditorLocks(),
      ]);
      return entries.filter(({ visitId }) => visitId !== visit.visitId && !open.has(visitId));
    },
    async discardRecoverableDraft(entry: DocumentEntry) {
      await withJournal(({ remove }) => remove(entry));
    },
    stop() {
      unsubscribe();
      listeners.abort();
      // Until the last save is answered, another session must not offer to recover it.
      void (loop.hasUnsent() ? loop.flush() : Promise.resolve()).finally(releaseLock);
      loop.stop();
    },
  };
}

/** The timeout of a save request. */
const SAVE_TIMEOUT_MS = 15_000;

/** The maximum bytes of a request with `keepalive` (Fetch standard, "inflight keepalive bytes"). */
const keepaliveLimit = 60_000;

/** Sends a save to its endpoint. Never rejects. */
async function sendSave(
  address: string,
  accountId: string,
  save: Save<DocumentContent>,
): Promise<SaveAnswer<DocumentContent>> {
  const body = JSON.stringify({ ...save, accountId });
  try {
    const answer = await fetch(address, {
      method: "POST",
      headers: { "Content-Type": "application/json", Accept: "application/json" },
      body,
      redirect: "manual",
      keepalive: body.length < keepaliveLimit,
      signal: AbortSignal.timeout(SAVE_TIMEOUT_MS),
    });
    return await readAnswer(answer);
  } catch {
    return { status: "unreached" };
  }
}

async function readAnswer(answer: Response): Promise<SaveAnswer<DocumentContent>> {
  if (answer.type === "opaqueredirect" || answer.status === 401) return { status: "signed-out" };
  if (answer.status >= 500 || answer.status === 429) return { status: "unreached" };
  if (answer.ok || answer.status === 409) return answer.json();
  return {
    status: "refused",
    reason: refusals[answer.status] ?? `The server rejected this request (${answer.status}).`,
    isDeleted: answer.status === 404,
  };
}

const refusals: Record<number, string | undefined> = {
  400: "The server could not read these changes.",
  403: "Your role does not allow changes.",
  404: "It has been deleted.",
  413: "It is too large to save.",
};
