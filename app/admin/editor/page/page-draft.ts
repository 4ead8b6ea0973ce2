import { draftOf } from "#app/admin/editor/editor.ts";
import type { EditorState } from "#app/admin/editor/model/editor-state.ts";
import type { DocumentContent } from "#app/domain/documents/content.ts";
import type { PageDraft } from "#app/domain/pages/draft.ts";

/** The content of a page; the editor's store does not know its type. */
export const asPageDraft = (draft: DocumentContent) => draft as PageDraft;

export const pageDraftOf = (state: EditorState): PageDraft => asPageDraft(draftOf(state));
