import { useState } from "react";
import { draftOf, type EditedPage, useEditorStore } from "#app/admin/editor/editor.ts";
import { useSession } from "#app/admin/editor/session.ts";
import type { PageDraft } from "#app/domain/pages/draft.ts";
import type { Missing } from "#app/domain/publishing/publication.ts";
import { paths } from "#app/http/paths.ts";
import { messages } from "./messages.ts";

/** The timeout of the save before publishing. */
const SAVE_TIMEOUT_MS = 10_000;

/** Publishing and related actions: each saves first, so that what is published is what the screen shows. */
export function usePublishing() {
  const editor = useEditorStore();
  const session = useSession();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [done, setDone] = useState<string>();

  async function run(work: () => Promise<string | undefined>) {
    setBusy(true);
    setProblem(undefined);
    setDone(undefined);
    try {
      setDone(await work());
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
    setBusy(false);
  }

  async function savedVersion(): Promise<number> {
    const timeout = new Promise((resolve) => setTimeout(resolve, SAVE_TIMEOUT_MS));
    await Promise.race([session?.whenSettled(), timeout]);
    const { saving, acknowledged } = editor.getState();
    if (!session?.hasUnsent()) return acknowledged.version;
    const isSaving = saving.status === "saved" || saving.status === "saving";
    throw new Error(isSaving ? messages.savingTakesTooLongTry : messages.someChangesAreNotSaved);
  }

  /** Takes over the new version: its draft is the one on screen. */
  function goOn(answer: PublishingAnswer, changes: Partial<EditedPage>, words: string) {
    if (answer.status === "missing") {
      editor.getState().set({ showsMissing: true });
      throw new Error(answer.missing.map(({ message }) => message).join(". "));
    }
    if (answer.status === "conflict") {
      const { theirs, theirVersion, state } = answer;
      editor.getState().set({ page: { ...editor.getState().page, ...state } });
      void session?.receiveOthers({ draft: theirs, version: theirVersion });
      throw new Error(messages.pageJustChanged);
    }
    const { page, set, acknowledged } = editor.getState();
    const isUnchanged = answer.status === "unchanged";
    const said = isUnchanged ? messages.nothingToPublishVisitorsAlready : words;
    const after = isUnchanged ? { isChanged: false } : changes;
    set({ page: { ...page, ...after }, announcement: said });
    // Cancelling a schedule does not compare versions: if others saved meanwhile, the next save merges their changes.
    const isByOthers = answer.status === "cancelled" && answer.version > acknowledged.version + 1;
    if (!isByOthers) session?.continueFrom({ draft: acknowledged.draft, version: answer.version });
    return said;
  }

  /** Every action ends an earlier schedule. */
  function act(ask: () => Promise<PublishingAnswer>, changes: Partial<EditedPage>, words: string) {
    const after = { scheduledAt: null, scheduleFailure: null, isLate: false, ...changes };
    return run(async () => goOn(await ask(), after, words));
  }

  const { id } = editor.getState().page;
  const savedDraft = async () => ({ baseVersion: String(await savedVersion()) });
  return {
    isBusy,
    problem,
    done,
    publish: () =>
      act(
        async () => send("POST", paths.admin.publication(id), await savedDraft()),
        { isPublished: true, isChanged: false },
        messages.publishedAndLive,
      ),
    schedule: (at: Date) =>
      act(
        async () =>
          send("POST", paths.admin.schedule(id), {
            ...(await savedDraft()),
            at: at.toISOString().slice(0, 19), // in UTC
          }),
        { scheduledAt: at },
        messages.scheduledForTime(at.toLocaleString("en-GB", { dateStyle: "long", timeStyle: "short" })),
      ),
    cancelSchedule: () => act(() => send("DELETE", paths.admin.schedule(id)), {}, messages.scheduleCancelled),
    discard: () =>
      run(async () => {
        await savedVersion();
        const { draft, version } = await send<{ draft: PageDraft; version: number }>(
          "DELETE",
          paths.admin.draft(id),
        );
        const { edit, set, page } = editor.getState();
        edit({ type: "replace", draft });
        set({ page: { ...page, isChanged: false } });
        session?.continueFrom({ draft: draftOf(editor.getState()), version });
        return messages.draftDiscardedUseUndoTo;
      }),
  };
}

/** The result of publishing or scheduling. */
type PublishingAnswer =
  /** `unchanged`: everything is already published, and nothing was done. */
  | { status: "published" | "scheduled" | "cancelled" | "unchanged"; version: number }
  | { status: "missing"; missing: Missing[] }
  /** Another person changed the page after that version; `theirs` is the current draft. */
  | {
      status: "conflict";
      theirs: PageDraft;
      theirVersion: number;
      state: Pick<EditedPage, "isPublished" | "isChanged" | "scheduledAt">;
    };

/** Statuses whose body explains the failure; the caller handles them. */
const explained = [409, 422];

/** Rejects with a message for users when the site is unreachable or refuses. */
async function send<Answer>(
  method: "POST" | "DELETE",
  address: string,
  form: Record<string, string> = {},
): Promise<Answer> {
  const answer = await fetch(address, {
    method,
    headers: { Accept: "application/json" },
    body: new URLSearchParams(form),
    redirect: "manual",
  }).catch(() => undefined);
  if (!answer) throw new Error(messages.siteUnreachable);
  if (answer.type === "opaqueredirect") throw new Error(messages.youAreSignedOut);
  if (answer.status === 403) throw new Error(messages.mayNotPublish);
  if (answer.status === 404) throw new Error(messages.pageInTheTrash);
  if (!answer.ok && !explained.includes(answer.status)) {
    throw new Error(messages.requestFailed(answer.status));
  }
  return answer.json();
}
