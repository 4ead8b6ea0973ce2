import { Link } from "@remix-run/react";
import { focusRing } from "#app/admin/classes.ts";
import { PageStatusMark } from "#app/admin/pages/page-status-mark.tsx";
import type { ListedArticle } from "#app/domain/news/articles.server.ts";
import { paths } from "#app/http/paths.ts";
import { CalendarDate } from "#app/ui/calendar-date.tsx";

/** Articles, one a row, with their state, day, author and tags. */
export function ArticleList({ articles }: { articles: ListedArticle[] }) {
  return (
    <table className="w-full max-w-[1180px] border-collapse text-left">
      <thead>
        <tr className="border-b border-line text-[0.75rem] text-muted">
          <th className="py-1.5 pr-3 font-normal">Title</th>
          <th className="hidden w-44 pr-3 font-normal md:table-cell">State</th>
          <th className="hidden w-28 pr-3 font-normal sm:table-cell">Date</th>
          <th className="hidden w-40 pr-3 font-normal xl:table-cell">Author</th>
          <th className="hidden w-48 font-normal 2xl:table-cell">Tags</th>
        </tr>
      </thead>
      <tbody>
        {articles.map(({ id, slug, title, statuses, scheduledAt, publishedDate, author, tags }) => (
          <tr key={id} className="border-b border-line align-baseline hover:bg-sand">
            <th scope="row" className="py-1.5 pr-3 font-normal">
              <Link
                to={paths.admin.article(id)}
                dir="auto"
                className={`font-semibold wrap-anywhere hover:underline ${focusRing}`}
              >
                {title}
              </Link>
              <p className="mono text-muted wrap-anywhere">{paths.article(slug)}</p>
              <div className="text-[0.75rem] text-muted md:hidden">
                <PageStatusMark statuses={statuses} scheduledAt={scheduledAt} />
              </div>
            </th>
            <td className="hidden pr-3 md:table-cell">
              <PageStatusMark statuses={statuses} scheduledAt={scheduledAt} />
            </td>
            <td className="hidden pr-3 whitespace-nowrap text-muted sm:table-cell">
              {publishedDate ? <CalendarDate date={publishedDate} /> : null}
            </td>
            <td dir="auto" className="hidden pr-3 text-muted xl:table-cell">
              {author}
            </td>
            <td dir="auto" className="hidden text-muted 2xl:table-cell">
              {tags.join(", ")}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
