import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { adminMeta } from "#app/admin/admin-meta.ts";
import { EmptyState } from "#app/admin/empty-state.tsx";
import { readTrashNotice } from "#app/admin/entries/change-notice.server.ts";
import { NewEntry } from "#app/admin/entries/new-entry.tsx";
import { TrashList } from "#app/admin/entries/trash-list.tsx";
import { ArticleFilters } from "#app/admin/news/article-filters.tsx";
import { ArticleList } from "#app/admin/news/article-list.tsx";
import { readArticleSearch } from "#app/admin/news/article-search.ts";
import { ChangeNoticeBar } from "#app/admin/publishing/change-notice-bar.tsx";
import { TabPage } from "#app/admin/settings/tab-page.tsx";
import { allows } from "#app/domain/accounts/policies.ts";
import { newArticleSchema } from "#app/domain/news/article.ts";
import { createArticle, listArticles } from "#app/domain/news/articles.server.ts";
import { listTrashedArticles } from "#app/domain/news/trash-articles.server.ts";
import { pageStatuses } from "#app/domain/publishing/publication-status.ts";
import { visibleTabs } from "#app/domain/settings/tabs.ts";
import { requireStaff } from "#app/http/guards.server.ts";
import { paths } from "#app/http/paths.ts";
import { privateHeaders } from "#app/http/private-headers.ts";
import { readForm } from "#app/http/read-form.server.ts";

export const meta: MetaFunction = () => adminMeta("News");

export async function loader({ request }: LoaderFunctionArgs) {
  const staff = await requireStaff(request, "news.read");
  const { searchParams } = new URL(request.url);
  const search = readArticleSearch(searchParams);
  const [found, trashed] = await Promise.all([listArticles(search.query), listTrashedArticles()]);
  const counts = pageStatuses.map((status) => [
    status,
    found.filter((each) => each.statuses.includes(status)).length,
  ]);
  const mayUpdate = allows(staff.role, "news.update");
  return {
    search,
    articles: found.filter(({ statuses }) => !search.status || statuses.includes(search.status)),
    counts: Object.fromEntries(counts),
    total: found.length,
    trashed,
    notice: mayUpdate ? readTrashNotice(request, trashed, paths.admin.article) : undefined,
    visibleTabs: visibleTabs(staff.role),
    mayUpdate,
  };
}

/** POST `title` makes an article and leads to it. */
export async function action({ request }: ActionFunctionArgs) {
  const staff = await requireStaff(request, "news.update");
  const typed = Object.fromEntries(await readForm(request));
  const article = newArticleSchema.safeParse(typed);
  if (!article.success) {
    const problem = article.error.issues[0]?.message ?? "The article needs a title";
    return data({ problem, typed: String(typed.title ?? "") }, { status: 400 });
  }
  const id = await createArticle(article.data, staff);
  return redirect(paths.admin.article(id), { status: 303, headers: privateHeaders });
}

export default function NewsDesk() {
  const loaded = useLoaderData<typeof loader>();
  const { search, articles, counts, total, trashed, notice, mayUpdate } = loaded;
  const answer = useActionData<typeof action>();
  const isSearching = search.query !== "" || search.status !== undefined;
  return (
    <TabPage title="News" visibleTabs={loaded.visibleTabs}>
      {mayUpdate ? (
        <NewEntry name="title" label="Title of a new article" button="New article" {...answer} />
      ) : null}
      {total > 0 || isSearching ? <ArticleFilters search={search} counts={counts} total={total} /> : null}
      {articles.length > 0 ? (
        <ArticleList articles={articles} />
      ) : isSearching ? (
        <EmptyState title="No article like that">
          <p>
            No title, author, excerpt or tag has these words in this state.{" "}
            <Link to={paths.admin.news()} className="underline">
              Show all news
            </Link>
          </p>
        </EmptyState>
      ) : (
        <EmptyState title="No news yet">
          <p>Give the first article a title above. It is not on the site until you publish it.</p>
        </EmptyState>
      )}
      <TrashList trashed={trashed} pathOf={paths.admin.article} mayUpdate={mayUpdate} />
      <ChangeNoticeBar notice={notice} />
    </TabPage>
  );
}
