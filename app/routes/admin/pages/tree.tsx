import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { adminMeta } from "#app/admin/admin-meta.ts";
import { AdminPage, EmptyState } from "#app/admin/admin-page.tsx";
import { ButtonLink } from "#app/admin/button.tsx";
import { ChangeNoticeBar } from "#app/admin/flash-message.tsx";
import { LanguageSwitch, type SiteLanguage } from "#app/admin/language-switch.tsx";
import { useAnswer } from "#app/admin/live/live-updates.tsx";
import { BulkBar } from "#app/admin/pages/bulk-bar.tsx";
import { MissingHome } from "#app/admin/pages/missing-home.tsx";
import { readPageLanguage } from "#app/admin/pages/page-language.server.ts";
import { changePublication, readChangeNotice } from "#app/admin/pages/page-requests.server.ts";
import { PageTree } from "#app/admin/pages/page-tree.tsx";
import {
  countStatuses,
  isSearching,
  readStatusSearch,
  StatusFilters,
  searchPath,
} from "#app/admin/status-filters.tsx";
import { EmptyLanguage } from "#app/admin/translations/empty-language.tsx";
import { readOtherLanguages } from "#app/admin/translations/other-languages.server.ts";
import { allows } from "#app/domain/accounts/policies.ts";
import { isHome } from "#app/domain/pages/home.ts";
import { findPagesByText, listPageTree, type PageTreeItem } from "#app/domain/pages/page-tree.server.ts";
import { folded } from "#app/domain/search/folded.ts";
import { getSettings } from "#app/domain/settings/settings.server.ts";
import { pageTranslations } from "#app/domain/translations/page-translations.server.ts";
import { requireStaff } from "#app/http/guards.server.ts";
import { readForm } from "#app/http/read-form.server.ts";
import { paths } from "#app/paths/paths.ts";
import type { ContentLanguage } from "#db/schema/columns.ts";

export const meta: MetaFunction = () => adminMeta("Pages");

export async function loader({ request }: LoaderFunctionArgs) {
  const staff = await requireStaff(request, "pages.read");
  const { languages, language } = await readPageLanguage(request);
  const asked = readStatusSearch(new URL(request.url).searchParams);
  const search = { ...asked, language: language || undefined };
  const words = folded(search.query);
  const [tree, byText, { menu_order }] = await Promise.all([
    listPageTree(language),
    findPagesByText(search.query),
    getSettings(),
  ]);
  const matches = tree.filter(
    ({ id, title, path }) => folded(title).includes(words) || path.includes(words) || byText.has(id),
  );
  return {
    search,
    languages,
    missingHome: language ? missingHome(tree) : null,
    others: await readOtherLanguages(pageTranslations, languages, language),
    pages: matches.filter(({ statuses }) => !search.status || statuses.includes(search.status)),
    counts: countStatuses(matches),
    total: matches.length,
    menuOrder: menu_order,
    mayUpdate: allows(staff.role, "pages.update"),
    notice: await readChangeNotice(request, staff, "list"),
    isNotUndone: new URL(request.url).searchParams.has("not-undone"),
  };
}

/** The home page that a further language has not published; null once it has. */
function missingHome(tree: PageTreeItem[]) {
  const home = tree.find(isHome);
  if (home?.isPublished) return null;
  return { draft: home && { slug: home.slug, language: home.language } };
}

/** Publishes or unpublishes the selected pages; each separately, so that an incomplete page blocks no other. */
export async function action({ request }: ActionFunctionArgs) {
  const staff = await requireStaff(request, "pages.publish");
  return data(await changePublication(await readForm(request), staff));
}

const bulkForm = "ticked-pages";

export default function Pages() {
  const {
    search,
    languages,
    missingHome,
    others,
    pages,
    counts,
    total,
    menuOrder,
    mayUpdate,
    notice,
    isNotUndone,
  } = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  const { language } = search;
  const list = paths.admin.pages(language);
  return (
    <AdminPage
      title="Pages"
      actions={
        <>
          <ButtonLink to={paths.admin.trash()} look="quiet">
            Trash
          </ButtonLink>
          <ButtonLink to={paths.admin.redirects()} look="quiet">
            Redirects
          </ButtonLink>
          {mayUpdate ? (
            <ButtonLink to={paths.admin.newPage(language)} look="primary">
              New page
            </ButtonLink>
          ) : null}
        </>
      }
    >
      <LanguageSwitch
        languages={languages}
        current={language ?? ""}
        pathOf={(code) => searchPath(paths.admin.pages(), { ...search, language: code || undefined })}
      />
      {missingHome ? (
        <MissingHome
          name={languages.find(({ code }) => code === language)?.name ?? ""}
          draft={missingHome.draft}
        />
      ) : null}
      {total > 0 || isSearching(search) ? (
        <StatusFilters
          list={paths.admin.pages()}
          label="Search pages"
          placeholder="Title or path"
          search={search}
          counts={counts}
          total={total}
        />
      ) : null}
      {pages.length > 0 ? (
        <>
          <PageTree
            pages={pages}
            bulkForm={bulkForm}
            mayUpdate={mayUpdate}
            isWhole={!isSearching(search)}
            menuOrder={menuOrder}
            languages={languages}
            language={language ?? ""}
            others={others}
          />
          {mayUpdate ? <BulkBar formId={bulkForm} rows={pages.length} answer={answer} list={list} /> : null}
        </>
      ) : (
        <NoPages
          isSearching={isSearching(search)}
          list={list}
          languages={languages}
          language={language ?? ""}
        />
      )}
      <ChangeNoticeBar notice={notice} isNotUndone={isNotUndone} />
    </AdminPage>
  );
}

interface NoPagesProps {
  isSearching: boolean;
  list: string;
  languages: SiteLanguage[];
  language: ContentLanguage;
}

function NoPages({ isSearching, list, languages, language }: NoPagesProps) {
  if (isSearching) {
    return (
      <EmptyState title="No matching pages">
        No page with this status has these words in its title or path.{" "}
        <Link to={list} className="underline">
          Show all pages
        </Link>
      </EmptyState>
    );
  }
  if (language)
    return <EmptyLanguage nouns="pages" {...{ languages, language }} list={paths.admin.pages()} />;
  return (
    <EmptyState title="No pages yet">
      Create the first page from a preset. It stays private until you publish it.
    </EmptyState>
  );
}
