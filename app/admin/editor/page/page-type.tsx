import type { EditorType } from "#app/admin/editor/editor-type.ts";
import { connectFrame } from "#app/admin/editor/frame/connect-frame.ts";
import { SIDEBAR_WIDTH } from "#app/admin/editor/frame/frame.tsx";
import { loadFindMissing } from "#app/admin/editor/inspector/editor-source.ts";
import type { PageFieldName } from "#app/domain/pages/draft.ts";
import { fieldInWords, fieldLabels, pageFieldGroups } from "#app/domain/pages/page-fields.ts";
import { fieldsOf } from "#app/fields/field-meta.ts";
import { paths } from "#app/paths/paths.ts";
import { asPageDraft } from "./page-draft.ts";
import { PageMenu } from "./page-menu.tsx";
import { SearchPreview } from "./search-preview.tsx";

/** Pages in the editor. */
export const pageType: EditorType = {
  noun: "page",
  list: { label: "Pages", to: paths.admin.pages() },
  fieldsTitle: "Title, search and sharing",
  fieldGroups: pageFieldGroups.map(({ title, fields }) => ({ title, fields: fieldsOf(fields) })),
  hasBlocks: true,
  titleOf: (draft) => asPageDraft(draft).title,
  labelOf: (field) => fieldLabels[field as PageFieldName] ?? field,
  inWords: (_, value) => fieldInWords(value as string | boolean | null), // the values that fields of pages have
  blankOf: (field) => (field === "title" ? "" : field === "noindex" ? false : null),
  problemsOf: (draft) =>
    asPageDraft(draft).title.trim() ? [] : [{ path: ["title"], message: "The page needs a title" }],
  async findingsOf(state) {
    const [{ findInPage }, missingOf] = await Promise.all([
      import("#app/admin/editor/publishing/checks.ts"),
      loadFindMissing(),
    ]);
    return findInPage(state, missingOf);
  },
  preview: {
    srcOf: ({ id }) => paths.editorFrame(id),
    croppedWidth: SIDEBAR_WIDTH,
    connect: connectFrame,
  },
  Menu: PageMenu,
  BelowFields: SearchPreview,
};
