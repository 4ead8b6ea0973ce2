import { createContext, useContext } from "react";
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import type { LinkablePage, ReferableContents } from "#app/admin/fields/binding.ts";
import type { StoredBlock } from "#app/domain/documents/content.ts";
import type { Sides } from "#app/domain/documents/merge-three-way.ts";
import type { PageDraft } from "#app/domain/pages/draft.ts";
import type { JournalEntry } from "./journal/journal.ts";
import type { BlockKind, Library } from "./library.ts";
import { type Edit, type EditorState, edited, newEditorState } from "./model/editor-state.ts";
import type { FieldPlace } from "./model/selection.ts";
import type { LoadedEditor } from "./read-editor.server.ts";
import type { Acknowledged, SaveState } from "./saving/save-loop.ts";

/** The edited page without its draft. `isChanged`: the saved draft differs from the published version. */
export type EditedPage = LoadedEditor["page"];

/** The preview widths in CSS pixels. */
export const frameWidths = { phone: 390, tablet: 768, desktop: 1280 } as const;
export type FrameWidth = keyof typeof frameWidths;

/** The panel in front of the editor, if any. */
export type Panel = "picker" | "publish" | "conflict" | "shortcuts" | null;

/** The parts of the editor; a narrow screen shows one at a time. */
export type EditorPart = "outline" | "page" | "fields";

/** The document in the preview frame. */
interface ShownPage {
  document: Document;
  /** Resolves when the frame shows the current draft. */
  whenSettled: () => Promise<void>;
}

export interface EditorStore extends EditorState {
  page: EditedPage;
  account: { id: string; name: string };
  mayUpdate: boolean;
  mayPublish: boolean;
  site: LoadedEditor["site"];
  library: Library;
  kinds: ReadonlyMap<string, BlockKind>;
  pages: LinkablePage[];
  contents: ReferableContents;
  saving: SaveState<PageDraft>;
  /** The last state that the site acknowledged. */
  acknowledged: Acknowledged<PageDraft>;
  /** When the site acknowledged the last save; null before the first. */
  savedAt: Date | null;
  /** Whether that save returned changes by others. */
  isTogether: boolean;
  width: FrameWidth;
  panel: Panel;
  /** Unsaved work from an earlier tab that conflicts with the saved page, while it is being recovered. */
  comparison: (Sides<PageDraft> & { entry: JournalEntry; onSettled: () => void }) | null;
  /** The part that a narrow screen shows. */
  part: EditorPart;
  /** The place inside a block that a finding links to: its parent lists are expanded. */
  opened: FieldPlace | null;
  /** The document in the preview frame; null until it has loaded. */
  frame: ShownPage | null;
  /** Whether the publish panel was opened: from then on missing fields are marked. */
  showsMissing: boolean;
  /** The browser refused the last write to its storage: what the site has not acknowledged exists in this tab only. */
  isJournalUnavailable: boolean;
  /** The text of the live region for screen readers. */
  announcement: string;
  edit: (edit: Edit) => void;
  set: (changes: Partial<Omit<EditorStore, keyof EditorState | "edit" | "set">>) => void;
}

/** The initial state of the editor; `typed` is the content of a rejected form. */
interface InitialEditorState
  extends Pick<
    EditorStore,
    "page" | "account" | "mayUpdate" | "mayPublish" | "site" | "library" | "pages" | "contents"
  > {
  draft: PageDraft;
  version: number;
  typed?: Partial<PageDraft>;
  panel?: Panel;
}

export type Editor = ReturnType<typeof createEditor>;

/** Creates the store of one editor session from the saved state. */
export function createEditor({
  draft,
  version,
  typed,
  library,
  panel = null,
  ...beginning
}: InitialEditorState) {
  return createStore<EditorStore>((set) => ({
    ...newEditorState(typed ? { ...draft, ...typed } : draft),
    ...beginning,
    library,
    kinds: new Map(library.kinds.map((kind) => [kind.type, kind])),
    saving: { status: "saved" },
    acknowledged: { draft, version },
    savedAt: null,
    isTogether: false,
    width: "desktop",
    panel,
    comparison: null,
    part: "outline",
    opened: null,
    frame: null,
    showsMissing: false,
    isJournalUnavailable: false,
    announcement: "",
    edit: (edit) =>
      set((state) =>
        beginning.mayUpdate || edit.type === "select"
          ? edited(state, edit, { newId: () => crypto.randomUUID(), now: performance.now() })
          : state,
      ),
    set,
  }));
}

export const EditorContext = createContext<Editor | undefined>(undefined);

export function useEditorStore(): Editor {
  const editor = useContext(EditorContext);
  if (!editor) throw new Error("the context of the editor is missing");
  return editor;
}

/** Selects a part of the editor's state; renders again when that part changes. */
export function useEditor<Part>(select: (state: EditorStore) => Part): Part {
  return useStore(useEditorStore(), select);
}

export const draftOf = ({ history }: EditorState): PageDraft => history.present;

/** Whether the page has unpublished changes, saved or not. */
export const hasNews = ({ page, saving }: EditorStore): boolean =>
  !page.isPublished || page.isChanged || saving.status !== "saved";

/** The block that the inspector shows; undefined for the page. */
export function focusedBlock({ history, selection }: EditorState): StoredBlock | undefined {
  return history.present.blocks.find(({ id }) => id === selection.focus);
}
