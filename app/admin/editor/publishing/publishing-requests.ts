import { useState } from "react";
import { draftOf, useEditorStore } from "#app/admin/editor/editor.ts";
import { useSession } from "#app/admin/editor/session.ts";
import type { DocumentContent } from "#app/domain/documents/content.ts";
import { paths } from "#app/paths/paths.ts";

/** The timeout of the save before publishing. */
const SAVE_TIMEOUT_MS = 10_000;

/** Saves what is typed and resolves to the version that is saved. Rejects with a message when that is not possible. */
export function useSavedVersion(): () => Promise<number> {
  const editor = useEditorStore();
  const session = useSession();
  return async () => {
    const timeout = new Promise((resolve) => setTimeout(resolve, SAVE_TIMEOUT_MS));
    await Promise.race([session?.whenSettled(), timeout]);
    const { saving, acknowledged } = editor.getState();
    if (!session?.hasUnsent()) return acknowledged.version;
    const isSaving = saving.status === "saved" || saving.status === "saving";
    throw new Error(
      isSaving
        ? "Saving takes too long. Try again in a moment."
        : "Some changes are not saved yet. See the notice at the top, then try again.",
    );
  };
}

/** Discards the stored draft and shows what is published, as a step that can be undone. Rejects as `send` does. */
export function useDiscardDraft(): () => Promise<void> {
  const editor = useEditorStore();
  const session = useSession();
  return async () => {
    const { type, key } = editor.getState().item;
    const address = paths.admin.document(type, key).draft;
    const { draft, version } = await send<{ draft: DocumentContent; version: number }>("DELETE", address);
    const { item, edit, set } = editor.getState();
    edit({ type: "replace", draft });
    set({ item: { ...item, isChanged: false } });
    session?.continueFrom({ draft: draftOf(editor.getState()), version });
  };
}

/**
 * Shows what the site has stored, such as texts without spaces around them and dates that publishing has set. What is
 * typed meanwhile stays.
 */
export function useTakeOver() {
  const editor = useEditorStore();
  const session = useSession();
  return (stored: { draft: DocumentContent; published: DocumentContent; version: number }) => {
    const { draft, published, version } = stored;
    const { edit, set, acknowledged } = editor.getState();
    edit({ type: "receive", base: acknowledged.draft, theirs: draft });
    set({ published });
    session?.continueFrom({ draft, version });
  };
}

/** Runs one piece of work at a time; what it says is `done`, and why it rejects is `problem`. */
export function useWork(onStart?: () => void) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [done, setDone] = useState<string>();

  async function run(work: () => Promise<string | undefined>) {
    setBusy(true);
    setProblem(undefined);
    setDone(undefined);
    onStart?.();
    try {
      setDone(await work());
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
    setBusy(false);
  }
  return { isBusy, problem, done, run };
}

/** Statuses whose body explains the failure; the caller handles them. */
const explained = [409, 422];

/** Rejects with a message for users when the site is unreachable or refuses. */
export async function send<Answer>(
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
  if (!answer)
    throw new Error("The site cannot be reached, and nothing has changed. Try again when it is available.");
  if (answer.type === "opaqueredirect")
    throw new Error("You are signed out. Sign in in another tab, then try again.");
  if (answer.status === 403) throw new Error("Your role does not allow publishing.");
  if (answer.status === 404)
    throw new Error("Someone else has deleted this. Restore it from the trash, then try again.");
  if (!answer.ok && !explained.includes(answer.status)) {
    throw new Error(`The request failed (${answer.status}), and nothing has changed. Try again in a moment.`);
  }
  return answer.json();
}
