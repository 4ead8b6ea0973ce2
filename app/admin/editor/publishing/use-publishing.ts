import { useState } from "react";
import { draftOf, useEditorStore } from "#app/admin/editor/editor.ts";
import type { EditedItem } from "#app/admin/editor/editor-type.ts";
import { titleOf } from "#app/admin/editor/library.ts";
import { useSession } from "#app/admin/editor/session.ts";
import { blocksOf, type DocumentContent } from "#app/domain/documents/content.ts";
import type { Missing, WaitingChoice } from "#app/domain/publishing/publication.ts";
import { paths } from "#app/paths/paths.ts";
import { send, useDiscardDraft, useSavedVersion, useTakeOver, useWork } from "./publishing-requests.ts";

/** Publishing and related actions: each saves first, so that what is published is what the screen shows. */
export function usePublishing() {
  const editor = useEditorStore();
  const session = useSession();
  /** Publishing was refused because draft and scheduled version change the same parts. */
  const [isOverlap, setOverlap] = useState(false);

  const savedVersion = useSavedVersion();
  const discardDraft = useDiscardDraft();
  const takeOver = useTakeOver();
  const { isBusy, problem, done, run } = useWork(() => setOverlap(false));

  /** The names of fields and blocks, as in the editor. */
  function namesOf(parts: string[]): string {
    const state = editor.getState();
    const names = parts.map((part) => {
      const block = blocksOf(draftOf(state)).find(({ id }) => id === part);
      if (block) return `“${titleOf(block, state.kinds.get(block.type))}”`;
      return part in draftOf(state) ? `“${state.type.labelOf(part)}”` : "a removed block";
    });
    return new Intl.ListFormat("en-GB").format(new Set(names));
  }

  /** Takes over the new version: its draft is the one on screen. */
  function goOn(answer: PublishingAnswer, changes: Partial<EditedItem>, words: string, isCompared = true) {
    const { item, set, acknowledged } = editor.getState();
    if (answer.status === "missing") {
      editor.getState().set({ showsMissing: true });
      throw new Error(answer.missing.map(({ message }) => message).join(". "));
    }
    if (answer.status === "overlap") {
      setOverlap(true);
      throw new Error(
        `Not published: your draft and the scheduled version both change ${namesOf(answer.overlaps)}. Publish the whole draft, or edit the published version: it replaces your draft, and the scheduled version stays. Use Undo to get your draft back.`,
      );
    }
    if (answer.status === "waiting") {
      set({ item: { ...item, scheduledAt: answer.scheduledAt } });
      throw new Error(
        "Not published: a version is scheduled. Choose what happens to it, then publish again.",
      );
    }
    if (answer.status === "unscheduled")
      throw new Error(
        "Nothing is scheduled any more: the version has been published, or the schedule was cancelled.",
      );
    if (answer.status === "conflict") {
      const { theirs, theirVersion, state } = answer;
      editor.getState().set({ item: { ...editor.getState().item, ...state } });
      void session?.receiveOthers({ draft: theirs, version: theirVersion });
      throw new Error(
        `Someone else has just changed this ${noun}. Their changes are shown now: check them, then try again.`,
      );
    }
    const isUnchanged = answer.status === "unchanged";
    const isWaiting = isUnchanged && answer.isChanged === true; // all changes are in the scheduled version
    const nothing = isWaiting
      ? "Nothing to publish: the scheduled version contains all changes."
      : "Nothing to publish: visitors already see all changes.";
    const said = isUnchanged ? nothing : words;
    const after = isUnchanged ? { isChanged: isWaiting } : changes;
    set({ item: { ...item, ...after }, announcement: said });
    if (answer.status === "published") {
      takeOver({ ...answer.stored, version: answer.version });
      return said;
    }
    // Cancelling or moving a schedule does not compare versions: if others saved meanwhile, the next save merges.
    const isByOthers = !isCompared && answer.version > acknowledged.version + 1;
    if (!isByOthers) session?.continueFrom({ draft: acknowledged.draft, version: answer.version });
    return said;
  }

  const { item, type } = editor.getState();
  const { noun } = type;
  const resources = paths.admin.document(item.type, item.key);
  const savedDraft = async () => ({ baseVersion: String(await savedVersion()) });
  const sendSchedule = (at: Date, form: Record<string, string>) =>
    send<PublishingAnswer>("POST", resources.schedule, {
      ...form,
      at: at.toISOString().slice(0, 19), // in UTC
    });
  const noSchedule = { scheduledAt: null, scheduleFailure: null, isLate: false };
  return {
    isBusy,
    problem,
    done,
    isOverlap,
    publish: (waiting?: WaitingChoice) =>
      run(async () => {
        const form = { ...(await savedDraft()), ...(waiting && { waiting }) };
        const answer = await send<PublishingAnswer>("POST", resources.publication, form);
        const { scheduledAt = null, isChanged = false } = answer.status === "published" ? answer : {};
        const publishedAt = new Date();
        const changes = { ...noSchedule, isPublished: true, publishedAt, isChanged, scheduledAt };
        const { hiddenBecause } = editor.getState().item;
        const live = hiddenBecause
          ? `Published, but hidden from visitors: ${hiddenBecause}.`
          : "Published and live.";
        const words = scheduledAt ? `${live} The scheduled version still waits for its time.` : live;
        return goOn(answer, changes, words);
      }),
    schedule: (at: Date) =>
      run(async () =>
        goOn(
          await sendSchedule(at, await savedDraft()),
          { ...noSchedule, scheduledAt: at },
          scheduledInWords(at),
        ),
      ),
    reschedule: (at: Date) =>
      run(async () => {
        const { version } = editor.getState().acknowledged;
        const answer = await sendSchedule(at, { baseVersion: String(version), reschedule: "yes" });
        return goOn(answer, { scheduledAt: at, isLate: false }, scheduledInWords(at), false);
      }),
    cancelSchedule: () =>
      run(async () =>
        goOn(await send("DELETE", resources.schedule), noSchedule, "Schedule cancelled.", false),
      ),
    discard: () =>
      run(async () => {
        await savedVersion();
        await discardDraft();
        return "Draft discarded. Use Undo to restore it.";
      }),
  };
}

function scheduledInWords(at: Date): string {
  return `Scheduled for ${at.toLocaleString("en-GB", { dateStyle: "long", timeStyle: "short" })}.`;
}

/** The result of publishing or scheduling. */
type PublishingAnswer =
  /** `unchanged`: everything is already published, and nothing was done. */
  | { status: "scheduled" | "cancelled"; version: number }
  /** `scheduledAt`: a version still waits. `isChanged`: the draft still differs from what visitors see. */
  | {
      status: "published" | "unchanged";
      version: number;
      scheduledAt: Date | null;
      isChanged?: boolean;
      stored: { draft: DocumentContent; published: DocumentContent };
    }
  | { status: "waiting"; scheduledAt: Date | null }
  | { status: "overlap"; overlaps: string[] }
  | { status: "unscheduled" }
  | { status: "missing"; missing: Missing[] }
  /** Another person changed it after that version; `theirs` is the current draft. */
  | {
      status: "conflict";
      theirs: DocumentContent;
      theirVersion: number;
      state: Pick<EditedItem, "isPublished" | "isChanged" | "scheduledAt">;
    };
