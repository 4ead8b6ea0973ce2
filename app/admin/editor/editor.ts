import { createContext, useContext } from "react";
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import type { LinkablePage } from "#app/admin/fields/binding.ts";
import type { PageDraft, StoredBlock } from "#app/domain/pages/draft.ts";
import type { FieldPlace } from "./inspector/field-place.ts";
import type { JournalEntry } from "./journal/journal.ts";
import type { BlockKind, Library } from "./library.ts";
import type { Versions } from "./model/conflicts.ts";
import { type Edit, type EditorState, edited, newEditorState } from "./model/editor-state.ts";
import type { LoadedEditor } from "./read-editor.server.ts";
import type { Acknowledged, SaveState } from "./saving/save-loop.ts";

/** The page being edited, beside its draft. `isChanged`: the draft, as the site has it, differs from what visitors see. */
export type EditedPage = LoadedEditor["page"];

/** The widths in which the page is shown, in pixels. */
export const frameWidths = { phone: 390, tablet: 768, desktop: 1280 } as const;
export type FrameWidth = keyof typeof frameWidths;

/** What stands in front of the editor, if anything. */
export type Panel = "picker" | "publish" | "conflict" | "shortcuts" | null;

/** The parts of the editor, of which a narrow screen shows one at a time. */
export type EditorPart = "outline" | "page" | "fields";

/** The page in the frame. */
export interface ShownPage {
  document: Document;
  /** Resolves when it shows the draft as it is now. */
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
  saving: SaveState;
  /** What the site has. */
  acknowledged: Acknowledged;
  /** When the site last took a save; null before the first. */
  savedAt: Date | null;
  /** Whether that save came back with what others have changed. */
  isTogether: boolean;
  width: FrameWidth;
  panel: Panel;
  /** Unsaved work from an earlier tab that conflicts with the saved page, while it is being recovered. */
  comparison: (Versions & { entry: JournalEntry; onSettled: () => void }) | null;
  /** What a narrow screen shows. */
  part: EditorPart;
  /** A place inside a block that a finding leads to: lists on the way to it open. */
  opened: FieldPlace | null;
  /** The page in the frame; null until it is there. */
  frame: ShownPage | null;
  /** Whether somebody has asked if the page can be published: from then on what is missing is marked. */
  showsMissing: boolean;
  /** The browser refused the last write to its storage: what the site has not acknowledged exists in this tab only. */
  isJournalUnavailable: boolean;
  /** What a screen reader is told. */
  announcement: string;
  edit: (edit: Edit) => void;
  set: (changes: Partial<Omit<EditorStore, keyof EditorState | "edit" | "set">>) => void;
}

/** What an opening of the editor begins with; `typed` is what a form sent that was not saved. */
export interface InitialEditorState
  extends Pick<EditorStore, "page" | "account" | "mayUpdate" | "mayPublish" | "site" | "library" | "pages"> {
  draft: PageDraft;
  version: number;
  typed?: Partial<PageDraft>;
  panel?: Panel;
}

export type Editor = ReturnType<typeof createEditor>;

/** The state of one opening of the editor, from what the site has. */
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
  if (!editor) throw new Error("this is drawn inside of the editor only");
  return editor;
}

/** A part of the editor's state; draws again when that part changes. */
export function useEditor<Part>(select: (state: EditorStore) => Part): Part {
  return useStore(useEditorStore(), select);
}

export const draftOf = ({ history }: EditorState): PageDraft => history.present;

/** Whether there is anything that visitors do not see, saved or not. */
export const hasNews = ({ page, saving }: EditorStore): boolean =>
  !page.isPublished || page.isChanged || saving.status !== "saved";

/** The block that the inspector shows; undefined for the page itself. */
export function focusedBlock({ history, selection }: EditorState): StoredBlock | undefined {
  return history.present.blocks.find(({ id }) => id === selection.focus);
}
