import type { EditorType } from "#app/admin/editor/editor-type.ts";
import { connectSavedPreview } from "#app/admin/editor/frame/connect-saved-preview.ts";
import { SIDEBAR_WIDTH } from "#app/admin/editor/frame/frame.tsx";
import { loadFindMissing } from "#app/admin/editor/inspector/editor-source.ts";
import { previewPath } from "#app/admin/publishing/preview-card.tsx";
import { blankOf } from "#app/domain/content-types/content-draft.ts";
import type { AnyContentType } from "#app/domain/content-types/define-content-type.ts";
import { type ContentTypeName, contentTypeList, nameOf } from "#app/domain/content-types/registry.ts";
import { fieldsOf } from "#app/fields/field-meta.ts";
import { paths } from "#app/paths/paths.ts";
import { BlockUses, ChangedPlaces } from "./block-uses.tsx";
import { ContentMenu } from "./content-menu.tsx";

/** Every content type in the editor. */
const editorTypes = new Map<ContentTypeName, EditorType>(
  contentTypeList.map((type) => [nameOf(type), inEditor(type)]),
);

/** The content type in the editor. Throws for a type that is not registered. */
export function editorTypeOf(type: AnyContentType): EditorType {
  const found = editorTypes.get(nameOf(type));
  if (!found) throw new Error(`${type.name} is not registered`);
  return found;
}

function inEditor(type: AnyContentType): EditorType {
  return {
    noun: type.singular,
    list: { label: type.label, to: paths.admin.contents(type.collection) },
    fieldsTitle: type.blocks ? "Name and use" : "Fields",
    fieldGroups: [{ fields: fieldsOf(type.schema) }],
    hasBlocks: type.blocks !== undefined,
    titleOf: type.titleOf,
    labelOf: type.labelOf,
    inWords: type.inWords,
    blankOf: (field) => blankOf(type.fieldOf(field)),
    problemsOf: (draft, published) =>
      [...type.problemsOf(draft), ...type.refusedValues(draft, published)].map(({ field, message }) => ({
        path: [field],
        message,
      })),
    async findingsOf(state) {
      const [{ findInContent }, missingOf] = await Promise.all([
        import("./content-checks.ts"),
        loadFindMissing(),
      ]);
      return findInContent(type, state, missingOf);
    },
    preview: {
      srcOf: ({ id }) => previewPath(type, id),
      croppedWidth: type.address ? SIDEBAR_WIDTH : 0,
      connect: connectSavedPreview,
    },
    Menu: ContentMenu,
    BelowFields: type.blocks ? BlockUses : undefined,
    BeforePublishing: type.blocks ? ChangedPlaces : undefined,
  };
}
