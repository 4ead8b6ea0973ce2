import type { NewsItem } from "#app/domain/news/news.server.ts";
import { paths } from "#app/http/paths.ts";
import { CalendarDate } from "#app/ui/calendar-date.tsx";
import { SmartLink } from "#app/ui/smart-link.tsx";

interface NewsRowsProps {
  articles: Pick<NewsItem, "slug" | "title" | "excerpt" | "publishedDate" | "tags">[];
  /** Of the titles. */
  level: 2 | 3;
}

/** Articles in ruled rows: date, title, and what they are about. */
export function NewsRows({ articles, level }: NewsRowsProps) {
  const Title = `h${level}` as const;
  return (
    <ul className="border-b border-line">
      {articles.map(({ slug, title, excerpt, publishedDate, tags }) => (
        <li key={slug}>
          <SmartLink
            href={paths.article(slug)}
            className="group relative grid gap-x-6 gap-y-2 border-t border-line py-6 md:grid-cols-[7.5rem_minmax(0,1fr)] xl:grid-cols-[11.875rem_minmax(0,1fr)]"
          >
            <span className="absolute -top-px left-0 h-px w-full origin-left scale-x-0 bg-current transition-transform duration-300 ease-out group-hover:scale-x-100 group-focus-visible:scale-x-100" />
            <span className="mono flex gap-4 pt-1.5 text-muted md:flex-col md:gap-1">
              {publishedDate ? <CalendarDate date={publishedDate} /> : null}
              {tags.length > 0 ? <span>{tags.join(", ")}</span> : null}
            </span>
            <div className="min-w-0">
              <Title className="max-w-[24em] text-[clamp(1.3125rem,1.15rem+0.7vw,1.75rem)] leading-tight font-medium tracking-[-0.025em]">
                {title}
              </Title>
              {excerpt ? <p className="mt-2 max-w-[40em] text-[1.03125rem]">{excerpt}</p> : null}
            </div>
          </SmartLink>
        </li>
      ))}
    </ul>
  );
}
