import { changeProp } from "#app/admin/editor/model/block-operations.ts";
import type { Save, SaveAnswer } from "#app/admin/editor/saving/save-draft.ts";
import { createSaveLoop, type Pending, type SaveState } from "#app/admin/editor/saving/save-loop.ts";
import type { Revisions } from "#app/domain/documents/merge-save.ts";
import { mergeSave } from "#app/domain/documents/merge-save.ts";
import { mergeThreeWay } from "#app/domain/documents/merge-three-way.ts";
import type { PageDraft } from "#app/domain/pages/draft.ts";
import { aBlock, aDraft, idsFrom } from "./drafts.ts";

/** An in-memory site that stores drafts like the real one. */
export function aSite(draft: PageDraft) {
  let version = 1;
  let revisions: Revisions = {};
  const saves = new Set<string>();
  const requests: Save[] = [];

  function answer({ saveId, baseVersion, changes }: Save): SaveAnswer {
    if (saves.has(saveId)) return { status: "saved", version, isChanged: true, draft };
    const merged = mergeSave<PageDraft>({
      theirs: draft,
      revisions,
      baseVersion,
      changes,
      nextVersion: version + 1,
    });
    if (merged.status === "conflict") return { status: "conflict", theirs: draft, theirVersion: version };
    saves.add(saveId);
    const isAlone = baseVersion === version;
    version += 1;
    ({ draft, revisions } = merged);
    return { status: "saved", version, isChanged: true, ...(isAlone ? {} : { draft }) };
  }
  return {
    requests,
    draft: () => draft,
    receive(save: Save) {
      requests.push(save);
      return answer(save);
    },
  };
}

/** How a save reaches the site, and its response the editor. */
export type Network = (deliver: () => SaveAnswer) => Promise<SaveAnswer>;

export const reliable: Network = async (deliver) => deliver();
export const unreached: SaveAnswer = { status: "unreached" };

/** An editor that is connected to the site by a network, with its local storage. */
export function anEditor(
  site: ReturnType<typeof aSite>,
  network: () => Network = () => reliable,
  firstId = 1000,
) {
  let draft = site.draft();
  let state: SaveState = { status: "saved" };
  let kept: { draft: PageDraft; pending: Pending | null } | undefined;
  let isFull = false;
  let isStored = true;
  const newId = idsFrom(firstId);
  const loop = createSaveLoop({
    acknowledged: { draft, version: 1 },
    readDraft: () => draft,
    keep: async ({ pending }) => {
      if (isFull) throw new DOMException("The disk is full", "QuotaExceededError");
      kept = { draft, pending };
    },
    onStored: (next) => {
      isStored = next;
    },
    send: (save) => network()(() => site.receive(save)),
    receive: (base, theirs) => {
      draft = mergeThreeWay(draft, base, theirs);
    },
    onState: (next) => {
      state = next;
    },
    newId,
  });
  return {
    loop,
    newId,
    state: () => state,
    draft: () => draft,
    kept: () => kept,
    /** Whether the browser accepted the last write to its storage. */
    isStored: () => isStored,
    fillStorage(full: boolean) {
      isFull = full;
    },
    edit(next: PageDraft) {
      draft = next;
      loop.changed();
    },
    type(number: number, words: string, prop = "heading") {
      draft = changeProp(draft, aBlock(number).id, [prop], words);
      loop.changed();
    },
  };
}

/** The initial page: three blocks with a heading each. */
export const page = aDraft([aBlock(1), aBlock(2), aBlock(3)]);

export const headings = ({ blocks }: PageDraft) => blocks.map(({ props }) => props.heading);
