import { useRevalidator } from "@remix-run/react";
import { useState } from "react";
import { draftOf, useEditorStore } from "#app/admin/editor/editor.ts";
import { ownFieldId } from "#app/admin/editor/model/selection.ts";
import { focusSoon } from "#app/admin/editor/publishing/finding-list.tsx";
import {
  send,
  useSavedVersion,
  useTakeOver,
  useWork,
} from "#app/admin/editor/publishing/publishing-requests.ts";
import { useSession } from "#app/admin/editor/session.ts";
import type { DocumentContent } from "#app/domain/documents/content.ts";
import type { Missing } from "#app/domain/publishing/publication.ts";
import type { PropPath } from "#app/fields/prop-path.ts";
import { paths } from "#app/paths/paths.ts";

/** The answer to a save of a tab. */
type Answer =
  /** `saved`: the values as they are stored, such as texts without spaces around them. */
  | { status: "published" | "unchanged"; version: number; changed: number; saved: DocumentContent }
  | { status: "missing"; missing: Missing[] }
  | { status: "password"; problem: string }
  | { status: "conflict"; theirs: DocumentContent; theirVersion: number };

/**
 * Saves a tab for visitors: first what is typed as the draft, then the draft, so that what is saved is what is shown.
 * BRAND-03: or what the tab had before the last save.
 */
export function useSaveTab(onPasswordProblem: (problem: string | undefined) => void) {
  const editor = useEditorStore();
  const session = useSession();
  const { revalidate } = useRevalidator();
  const savedVersion = useSavedVersion();
  const takeOver = useTakeOver();
  /** Save was pressed while the draft could not be stored. */
  const [isHeldUp, setHeldUp] = useState(false);
  const { isBusy, problem, done, run } = useWork(() => {
    onPasswordProblem(undefined);
    setHeldUp(false);
  });

  async function save(password: string): Promise<string | undefined> {
    editor.getState().set({ showsMissing: true });
    const { type, published } = editor.getState();
    const [wrong] = type.problemsOf(draftOf(editor.getState()), published);
    if (wrong) {
      reveal(wrong.path);
      return undefined;
    }
    return sendSave({ password });
  }

  /** Sends a save, or restores the previous version, and shows what is stored then. */
  async function sendSave(form: Record<string, string>): Promise<string | undefined> {
    const { item, set } = editor.getState();
    const baseVersion = await storedVersion();
    if (baseVersion === undefined) return undefined;
    const address = paths.admin.document(item.type, item.key).publication;
    const answer = await send<Answer>("POST", address, { baseVersion: String(baseVersion), ...form });
    switch (answer.status) {
      case "password":
        onPasswordProblem(answer.problem);
        return undefined;
      case "missing":
        set({ refused: answer.missing.map(({ path, message }) => ({ path, message })) });
        reveal(answer.missing[0]?.path ?? []);
        return undefined;
      case "conflict":
        void session?.receiveOthers({ draft: answer.theirs, version: answer.theirVersion });
        throw new Error(
          "Not saved: someone else has just changed this tab. Check their changes, then save again.",
        );
      default: {
        takeOver({ draft: answer.saved, published: answer.saved, version: answer.version });
        set({ refused: [], item: { ...item, isChanged: false } });
        revalidate();
        if (answer.changed === 0) return "Saved. There were no changes";
        return `${form.intent === "restore-previous" ? "Restored" : "Saved"} ${answer.changed} ${answer.changed === 1 ? "setting" : "settings"}`;
      }
    }
  }

  /**
   * Stores the draft. If that waits for the person or the network, says so until it is stored; a problem would stay.
   */
  async function storedVersion(): Promise<number | undefined> {
    try {
      return await savedVersion();
    } catch (error) {
      const { saving, set } = editor.getState();
      if (saving.status === "saved" || saving.status === "saving") throw error;
      if (saving.status === "conflict") set({ panel: "conflict" });
      else setHeldUp(true);
      return undefined;
    }
  }

  /** Expands the list item with a problem and moves the focus to its field. */
  function reveal(path: PropPath) {
    editor.getState().set({ opened: { blockId: null, path } });
    focusSoon(ownFieldId(path));
  }

  return {
    ...{ isBusy, problem, done, isHeldUp },
    save: (password: string) => run(() => save(password)),
    restorePrevious: () => run(() => sendSave({ intent: "restore-previous" })),
  };
}
