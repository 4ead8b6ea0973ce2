import { useSitePaths } from "#app/paths/use-site-paths.ts";
import { CalendarDate } from "#app/ui/calendar-date.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { SmartLink } from "#app/ui/smart-link.tsx";
import type { ListedArticle } from "./data.server.ts";

interface ArticleRowsProps {
  articles: ListedArticle[];
  /** The titles are one level below it. */
  hasHeading: boolean;
}

export function ArticleRows({ articles, hasHeading }: ArticleRowsProps) {
  const sitePaths = useSitePaths();
  const Title = hasHeading ? "h3" : "h2";
  return (
    <ul className={classNames("border-b border-line", hasHeading && "mt-11")}>
      {articles.map(({ slug, title, excerpt, publishedDate, tags }) => (
        <li key={slug}>
          <SmartLink
            href={sitePaths.article(slug)}
            className="group relative grid gap-x-6 gap-y-2 border-t border-line py-6 md:grid-cols-[7.5rem_minmax(0,1fr)]"
          >
            <span className="row-line" />
            <span className="mono flex flex-wrap content-start gap-x-4 gap-y-1 pt-1.5 text-muted md:flex-col">
              {publishedDate ? <CalendarDate date={publishedDate} /> : null}
              {tags.length > 0 ? <span>{tags.join(", ")}</span> : null}
            </span>
            <div className="min-w-0">
              <Title className="max-w-[24em] text-[clamp(1.3125rem,1.15rem+0.7vw,1.75rem)] leading-tight font-medium tracking-[-0.025em]">
                {title}
              </Title>
              {excerpt ? <p className="mt-2 max-w-[36em] text-[1.03125rem]">{excerpt}</p> : null}
            </div>
          </SmartLink>
        </li>
      ))}
    </ul>
  );
}
