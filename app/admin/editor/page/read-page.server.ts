import type { EditorFlash } from "#app/admin/editor/editor-screen.tsx";
import { readFlash } from "#app/admin/editor/flash.server.ts";
import { describeLibrary } from "#app/admin/editor/library.ts";
import { readReferableContents } from "#app/admin/editor/referable-contents.server.ts";
import { linkablePages } from "#app/admin/fields/linkable-pages.ts";
import { readChangeNotice } from "#app/admin/pages/page-requests.server.ts";
import { hiddenByLanguage, listSiteLanguages } from "#app/admin/site-languages.server.ts";
import { readOriginalTexts } from "#app/admin/translations/read-original-texts.server.ts";
import { readPagesElsewhere } from "#app/admin/translations/read-pages-elsewhere.server.ts";
import type { Staff } from "#app/domain/accounts/account.ts";
import { allows } from "#app/domain/accounts/policies.ts";
import { fitsPage } from "#app/domain/pages/home.ts";
import { pageKey } from "#app/domain/pages/page.ts";
import { branchOf } from "#app/domain/pages/page-index.ts";
import { draftOf, listPageTrees, type PageTreeItem } from "#app/domain/pages/page-tree.server.ts";
import type { Page } from "#app/domain/pages/pages.server.ts";
import { missingInDraft, publishablePage } from "#app/domain/pages/publishable-page.server.ts";
import { getSettings } from "#app/domain/settings/settings.server.ts";
import { orNotFound } from "#app/http/guards.server.ts";
import { inContentLanguage } from "#app/languages/requested-language.server.ts";
import { paths } from "#app/paths/paths.ts";
import { pages } from "#db/schema/pages.ts";

/** What the editor of a page loads; the blocks are those that are stored. */
export async function readPageInEditor(request: Request, page: Page, staff: Staff) {
  const [languages, tree, contents, settings, notice] = await Promise.all([
    listSiteLanguages(),
    listPageTrees(page.language),
    readReferableContents(),
    inContentLanguage(page.language, getSettings),
    readChangeNotice(request, staff),
  ]);
  const item = orNotFound(tree.find(({ id }) => id === page.id));
  const draft = draftOf(page);
  const redirected = readFlash(request);
  const { restoredVersion, refused } = redirected;
  return {
    account: { id: staff.id, name: staff.name },
    mayUpdate: allows(staff.role, "pages.update"),
    mayPublish: allows(staff.role, "pages.publish"),
    item: {
      id: page.id,
      slug: page.slug,
      screen: paths.admin.page(pageKey(page)),
      type: "pages",
      key: page.id,
      path: item.path,
      inLanguage: languages.length > 1 ? languages.find(({ code }) => code === page.language) : undefined,
      isPublished: page.isPublished,
      publishedAt: page.publishedAt,
      isChanged: page.draft !== null,
      scheduledAt: page.scheduledAt,
      scheduleFailure: page.scheduleFailure,
      isLate: item.isLate,
      hiddenBecause: hiddenByLanguage(languages, page.language) ?? hiddenByParent(tree, item),
      isTranslated: languages.length > 1,
    },
    draft,
    version: page.version,
    library: describeLibrary((type) => fitsPage(page, { type })),
    pages: linkablePages(tree, page.language, languages),
    ...(await readPagesElsewhere(languages, page)),
    ...(await readOriginalTexts(page.id, { table: pages, versions: publishablePage.versions })),
    contents,
    suggestions: {},
    published: publishablePage.publishedContentOf(page),
    settings,
    /** The content of the generated share card. */
    card: {
      title: draft.title,
      headline: draft.extendedTitle,
      label: sectionOf(tree, item)?.title ?? settings.brand_name,
      cover: draft.coverImage,
    },
    /** The result of the submitted form, from the query. */
    flash: {
      notice: restoredVersion
        ? {
            id: `version ${restoredVersion}`,
            message: `Version ${restoredVersion} restored as the draft. Visitors see it once it is published.`,
          }
        : notice,
      ...redirected,
      missing: refused === "missing" ? await missingInDraft(page, draft) : [],
    } satisfies EditorFlash,
  };
}

/** Why visitors do not see a page below this one's parent. */
function hiddenByParent(tree: PageTreeItem[], { language, parentSlug }: PageTreeItem): string | undefined {
  const parent = tree.find((each) => each.language === language && each.slug === parentSlug);
  const isHidden = parent !== undefined && (!parent.isPublished || parent.isHiddenByParent);
  return isHidden ? "a page above it is not published" : undefined;
}

/** The first-level ancestor of a page; undefined for a first-level page. */
function sectionOf(tree: PageTreeItem[], page: PageTreeItem): PageTreeItem | undefined {
  return tree.find((candidate) => candidate.level === 1 && branchOf(tree, candidate).slice(1).includes(page));
}
