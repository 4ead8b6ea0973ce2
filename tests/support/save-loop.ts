import { changeProp } from "#app/admin/editor/model/block-operations.ts";
import {
  createSaveLoop,
  type Pending,
  type Save,
  type SaveAnswer,
  type SaveState,
} from "#app/admin/editor/saving/save-loop.ts";
import { mergeSave, type Revisions } from "#app/domain/documents/merge-save.ts";
import { mergeThreeWay } from "#app/domain/documents/merge-three-way.ts";
import type { PageDraft } from "#app/domain/pages/draft.ts";
import { aBlock, aDraft, idsFrom } from "./drafts.ts";

type Site<Content> = ReturnType<typeof aSite<Content & object>>;

/** An in-memory site that stores the draft of one document like the real one. */
export function aSite<Content extends object>(draft: Content) {
  let version = 1;
  let revisions: Revisions = {};
  const saves = new Set<string>();
  const requests: Save<Content>[] = [];

  function answer({ saveId, baseVersion, changes }: Save<Content>): SaveAnswer<Content> {
    if (saves.has(saveId)) return { status: "saved", version, isChanged: true, draft };
    const merged = mergeSave({ theirs: draft, revisions, baseVersion, changes, nextVersion: version + 1 });
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
    receive(save: Save<Content>) {
      requests.push(save);
      return answer(save);
    },
  };
}

/** How a save reaches the site, and its response the editor. */
export type Network = <Content>(deliver: () => SaveAnswer<Content>) => Promise<SaveAnswer<Content>>;

export const reliable: Network = async (deliver) => deliver();
export const unreached = { status: "unreached" } as const;

/** An editor of any document that is connected to the site by a network, with its local storage. */
export function aDocumentEditor<Content extends object>(
  site: Site<Content>,
  network: () => Network = () => reliable,
  firstId = 1000,
) {
  let draft = site.draft();
  let state: SaveState<Content> = { status: "saved" };
  let kept: { draft: Content; pending: Pending<Content> | null } | undefined;
  let isFull = false;
  let isStored = true;
  let merges = 0;
  const newId = idsFrom(firstId);
  const loop = createSaveLoop<Content>({
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
      merges += 1;
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
    /** How often it has taken over changes from elsewhere. */
    merges: () => merges,
    /** Whether the browser accepted the last write to its storage. */
    isStored: () => isStored,
    fillStorage(full: boolean) {
      isFull = full;
    },
    edit(next: Content) {
      draft = next;
      loop.changed();
    },
  };
}

/** An editor of a page. */
export function anEditor(site: Site<PageDraft>, network?: () => Network, firstId?: number) {
  const editor = aDocumentEditor<PageDraft>(site, network, firstId);
  return {
    ...editor,
    type: (number: number, words: string, prop = "heading") =>
      editor.edit(changeProp(editor.draft(), aBlock(number).id, [prop], words)),
  };
}

/** The initial page: three blocks with a heading each. */
export const page = aDraft([aBlock(1), aBlock(2), aBlock(3)]);

export const headings = ({ blocks }: PageDraft) => blocks.map(({ props }) => props.heading);
