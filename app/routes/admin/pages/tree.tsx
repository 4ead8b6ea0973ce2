import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { adminMeta } from "#app/admin/admin-meta.ts";
import { AdminPage, EmptyState } from "#app/admin/admin-page.tsx";
import { ButtonLink } from "#app/admin/button.tsx";
import { ChangeNoticeBar } from "#app/admin/flash-message.tsx";
import { LanguageSwitch } from "#app/admin/language-switch.tsx";
import { readListLanguage } from "#app/admin/list-language.server.ts";
import { useAnswer } from "#app/admin/live/live-updates.tsx";
import { BulkBar } from "#app/admin/pages/bulk-bar.tsx";
import { changePublication, readChangeNotice } from "#app/admin/pages/page-requests.server.ts";
import { PageTree } from "#app/admin/pages/page-tree.tsx";
import { countStatuses, isSearching, readStatusSearch, StatusFilters } from "#app/admin/status-filters.tsx";
import { allows } from "#app/domain/accounts/policies.ts";
import { findPagesByText, listPageTree } from "#app/domain/pages/page-tree.server.ts";
import { folded } from "#app/domain/search/folded.ts";
import { getSettings } from "#app/domain/settings/settings.server.ts";
import { requireStaff } from "#app/http/guards.server.ts";
import { readForm } from "#app/http/read-form.server.ts";
import { paths } from "#app/paths/paths.ts";

export const meta: MetaFunction = () => adminMeta("Pages");

export async function loader({ request }: LoaderFunctionArgs) {
  const staff = await requireStaff(request, "pages.read");
  const search = readStatusSearch(new URL(request.url).searchParams);
  const words = folded(search.query);
  const languages = await readListLanguage(request);
  const [tree, byText, { menu_order }] = await Promise.all([
    listPageTree(languages.language),
    findPagesByText(search.query),
    getSettings(),
  ]);
  const matches = tree.filter(
    ({ id, title, path }) => folded(title).includes(words) || path.includes(words) || byText.has(id),
  );
  return {
    search,
    languages,
    pages: matches.filter(({ statuses }) => !search.status || statuses.includes(search.status)),
    counts: countStatuses(matches),
    total: matches.length,
    menuOrder: menu_order,
    mayUpdate: allows(staff.role, "pages.update"),
    notice: await readChangeNotice(request, staff, "list"),
    isNotUndone: new URL(request.url).searchParams.has("not-undone"),
  };
}

/** Publishes or unpublishes the selected pages; each separately, so that an incomplete page blocks no other. */
export async function action({ request }: ActionFunctionArgs) {
  const staff = await requireStaff(request, "pages.publish");
  return data(await changePublication(await readForm(request), staff));
}

const bulkForm = "ticked-pages";

export default function Pages() {
  const { search, languages, pages, counts, total, menuOrder, mayUpdate, notice, isNotUndone } =
    useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  const { language } = languages;
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
      <LanguageSwitch {...languages} pathOf={paths.admin.pages} />
      {total > 0 || isSearching(search) ? (
        <StatusFilters
          list={list}
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
          />
          {mayUpdate ? <BulkBar formId={bulkForm} rows={pages.length} answer={answer} list={list} /> : null}
        </>
      ) : (
        <NoPages isSearching={isSearching(search)} list={list} />
      )}
      <ChangeNoticeBar notice={notice} isNotUndone={isNotUndone} />
    </AdminPage>
  );
}

function NoPages({ isSearching, list }: { isSearching: boolean; list: string }) {
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
  return (
    <EmptyState title="No pages yet">
      Create the first page from a preset. It stays private until you publish it.
    </EmptyState>
  );
}
