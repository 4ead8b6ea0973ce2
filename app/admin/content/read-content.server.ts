import type { EditorFlash } from "#app/admin/editor/editor-screen.tsx";
import { readFlash } from "#app/admin/editor/flash.server.ts";
import { describeLibrary, noLibrary } from "#app/admin/editor/library.ts";
import { readReferableContents } from "#app/admin/editor/referable-contents.server.ts";
import { linkablePages } from "#app/admin/fields/linkable-pages.ts";
import { hiddenByLanguage, listSiteLanguages } from "#app/admin/site-languages.server.ts";
import { readOriginalTexts } from "#app/admin/translations/read-original-texts.server.ts";
import { readPagesElsewhere } from "#app/admin/translations/read-pages-elsewhere.server.ts";
import { withCurrentBlocks } from "#app/blocks/read-blocks.ts";
import type { Staff } from "#app/domain/accounts/account.ts";
import { allows } from "#app/domain/accounts/policies.ts";
import { hasLanguageChoice } from "#app/domain/content-store/choose-language.server.ts";
import type { AnyContentStore } from "#app/domain/content-store/content-store.server.ts";
import { shownPathOf } from "#app/domain/content-types/item-language.server.ts";
import { tablesOf, translatedTableOf } from "#app/domain/content-types/tables.server.ts";
import { listPageTrees } from "#app/domain/pages/page-tree.server.ts";
import { siteUrl } from "#app/http/request.server.ts";
import { readChangeNotice } from "./content-requests.server.ts";

interface OpenedContent {
  staff: Staff;
  store: AnyContentStore;
  /** The item as its store reads it. */
  read: NonNullable<Awaited<ReturnType<AnyContentStore["read"]>>>;
}

/** What the editor of a content item loads, with its title. */
export async function readContentInEditor(request: Request, { staff, store, read }: OpenedContent) {
  const { type, pathOf } = store;
  const { row, id, draft, published, title, publication, missing } = read;
  const { isPublished, publishedAt, isChanged, scheduledAt, scheduleFailure, isLate } = publication;
  const redirected = readFlash(request);
  const [languages, suggestions, tree, contents] = await Promise.all([
    listSiteLanguages(),
    store.listSuggestions(row.language ?? ""),
    listPageTrees(row.language ?? ""),
    type.blocks ? readReferableContents() : {},
  ]);
  return {
    title,
    account: { id: staff.id, name: staff.name },
    mayUpdate: allows(staff.role, `${type.policies}.update`),
    mayPublish: allows(staff.role, `${type.policies}.publish`),
    item: {
      ...{ id, slug: row.slug ?? "", screen: pathOf(id), type: type.collection, key: id },
      path: shownPathOf(type, row),
      inLanguage:
        type.address && languages.length > 1
          ? languages.find(({ code }) => code === row.language)
          : undefined,
      hasLanguageChoice: languages.length > 1 && hasLanguageChoice(type),
      ...{ isPublished, publishedAt, isChanged, scheduledAt, scheduleFailure, isLate },
      hiddenBecause: type.address ? hiddenByLanguage(languages, row.language ?? "") : undefined,
      isTranslated: translatedTableOf(type) !== undefined && languages.length > 1,
    },
    draft: withCurrentBlocks(draft),
    published,
    version: publication.version,
    library: type.blocks ? describeLibrary(type.blocks.accepts, type.blocks.max) : noLibrary,
    pages: linkablePages(tree, row.language ?? "", languages),
    ...(await readPagesElsewhere(languages, row)),
    ...(await readOriginalTexts(id, { table: translatedTableOf(type), versions: tablesOf(type).versions })),
    contents,
    suggestions,
    site: { url: siteUrl },
    flash: {
      notice: readChangeNotice(request, read, type.collection),
      ...redirected,
      missing: redirected.refused === "missing" ? missing : [],
    } satisfies EditorFlash,
  };
}
