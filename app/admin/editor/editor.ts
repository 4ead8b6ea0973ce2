import { createContext, useContext } from "react";
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import type { LinkablePage, ReferableContents } from "#app/admin/fields/binding.ts";
import type { DocumentEntry } from "#app/admin/journal/journal.ts";
import { blocksOf, type DocumentContent, type StoredBlock } from "#app/domain/documents/content.ts";
import type { Sides } from "#app/domain/documents/merge-three-way.ts";
import type { PageElsewhere } from "#app/domain/translations/page-elsewhere.ts";
import type { DocumentType, EditedItem, EditorType, OwnProblem } from "./editor-type.ts";
import type { BlockKind, Library } from "./library.ts";
import { type Edit, type EditorState, edited, newEditorState } from "./model/editor-state.ts";
import type { FieldPlace } from "./model/selection.ts";
import type { Acknowledged, SaveState } from "./saving/save-loop.ts";

/** The preview widths in CSS pixels. */
export const frameWidths = { phone: 390, tablet: 768, desktop: 1280 } as const;
export type FrameWidth = keyof typeof frameWidths;

/** The panel in front of the editor, if any. */
export type Panel = "picker" | "publish" | "conflict" | "shortcuts" | null;

/** The parts of the editor; a narrow screen shows one at a time. */
export type EditorPart = "outline" | "preview" | "fields";

/** The document in the preview frame. */
interface ShownPreview {
  document: Document;
  /** Resolves when the frame shows the current draft. */
  whenSettled: () => Promise<void>;
}

export interface EditorStore extends EditorState {
  type: DocumentType;
  item: EditedItem;
  account: { id: string; name: string };
  mayUpdate: boolean;
  mayPublish: boolean;
  /** What previews of search results and share cards need beside the draft. */
  site: { url: string; shareCard?: string };
  library: Library;
  kinds: ReadonlyMap<string, BlockKind>;
  pages: LinkablePage[];
  /** The pages of other languages; missing on a site with one language. */
  pagesElsewhere?: PageElsewhere[];
  /** The sentences of the version that a translation was made from. */
  originalTexts?: readonly string[];
  contents: ReferableContents;
  /** What is published, or would be without the draft. */
  published: DocumentContent;
  /** Existing values that fields suggest, by their names. */
  suggestions: Readonly<Record<string, string[]>>;
  saving: SaveState<DocumentContent>;
  /** The last state that the site acknowledged. */
  acknowledged: Acknowledged<DocumentContent>;
  /** When the site acknowledged the last save; null before the first. */
  savedAt: Date | null;
  /** The names of the others who have the document open. */
  others: readonly string[];
  /** Whose changes that save returned: of other people, or of this account in another tab or browser. */
  mergedFrom: "others" | "own" | null;
  width: FrameWidth;
  panel: Panel;
  /** Unsaved work from an earlier tab that conflicts with the saved page, while it is being recovered. */
  comparison: (Sides<DocumentContent> & { entry: DocumentEntry; onSettled: () => void }) | null;
  /** The part that a narrow screen shows. */
  part: EditorPart;
  /** The place inside a block that a finding links to: its parent lists are expanded. */
  opened: FieldPlace | null;
  /** The document in the preview frame; null until it has loaded. */
  frame: ShownPreview | null;
  /** Problems that only the server finds, at their fields, until the draft changes. */
  refused: readonly OwnProblem[];
  /** Whether the publish panel was opened: from then on missing fields are marked. */
  showsMissing: boolean;
  /** The browser refused the last write to its storage: what the site has not acknowledged exists in this tab only. */
  isJournalUnavailable: boolean;
  /** The text of the live region for screen readers. */
  announcement: string;
  edit: (edit: Edit) => void;
  set: (changes: Partial<Omit<EditorStore, keyof EditorState | "edit" | "set">>) => void;
}

/** What a screen loads to open the editor. */
export interface LoadedEditor
  extends Pick<
    EditorStore,
    | "item"
    | "account"
    | "mayUpdate"
    | "mayPublish"
    | "site"
    | "library"
    | "pages"
    | "pagesElsewhere"
    | "originalTexts"
    | "contents"
    | "suggestions"
    | "published"
  > {
  draft: DocumentContent;
  version: number;
}

interface InitialEditorState extends LoadedEditor {
  type: DocumentType;
  panel?: Panel;
  part?: EditorPart;
}

export type Editor = ReturnType<typeof createEditor>;

/** Creates the store of one editor session from the saved state. */
export function createEditor({
  draft,
  version,
  library,
  panel = null,
  part = "fields",
  ...beginning
}: InitialEditorState) {
  return createStore<EditorStore>((set) => ({
    ...newEditorState(draft),
    ...beginning,
    library,
    kinds: new Map(library.kinds.map((kind) => [kind.type, kind])),
    saving: { status: "saved" },
    acknowledged: { draft, version },
    savedAt: null,
    others: [],
    mergedFrom: null,
    width: "desktop",
    panel,
    comparison: null,
    part,
    opened: null,
    frame: null,
    refused: [],
    showsMissing: false,
    isJournalUnavailable: false,
    announcement: "",
    edit: (edit) =>
      set((state) => {
        if (!beginning.mayUpdate && edit.type !== "select") return state;
        const next = edited(state, edit, { newId: () => crypto.randomUUID(), now: performance.now() });
        return draftOf(next) === draftOf(state) ? next : { ...next, refused: [] };
      }),
    set,
  }));
}

export const EditorContext = createContext<Editor | undefined>(undefined);

export function useEditorStore(): Editor {
  const editor = useContext(EditorContext);
  if (!editor) throw new Error("the context of the editor is missing");
  return editor;
}

/** The type of documents in the editor that fills the window. */
export const EditorTypeContext = createContext<EditorType | undefined>(undefined);

export function useEditorType(): EditorType {
  const type = useContext(EditorTypeContext);
  if (!type) throw new Error("the context of the editor's type is missing");
  return type;
}

/** Selects a part of the editor's state; renders again when that part changes. */
export function useEditor<Part>(select: (state: EditorStore) => Part): Part {
  return useStore(useEditorStore(), select);
}

export const draftOf = ({ history }: EditorState): DocumentContent => history.present;

/** Whether it has unpublished changes, saved or not. */
export const hasNews = ({ item, saving }: EditorStore): boolean =>
  !item.isPublished || item.isChanged || saving.status !== "saved";

/** The block that the inspector shows; undefined for the document's own fields. */
export function focusedBlock({ history, selection }: EditorState): StoredBlock | undefined {
  return blocksOf(history.present).find(({ id }) => id === selection.focus);
}
