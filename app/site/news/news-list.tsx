import type { NewsItem } from "#app/domain/news/news.server.ts";
import { sitePaths } from "#app/http/site-paths.ts";
import { RuledRow } from "#app/site/content/ruled-row.tsx";
import { CalendarDate } from "#app/ui/calendar-date.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Picture } from "#app/ui/picture.tsx";
import { plateFor } from "#app/ui/plates.ts";
import { SmartLink } from "#app/ui/smart-link.tsx";

export type ListedArticle = Pick<
  NewsItem,
  "slug" | "title" | "excerpt" | "publishedDate" | "tags" | "coverImage"
>;

/** The newest article large, with its picture to the edge of the screen, and the others in ruled rows. */
export function NewsList({ articles }: { articles: ListedArticle[] }) {
  const [newest, ...others] = articles;
  return (
    <ul className="border-b border-line">
      {newest ? <NewestArticle {...newest} /> : null}
      {others.map((article) => (
        <ArticleRow key={article.slug} {...article} />
      ))}
    </ul>
  );
}

function NewestArticle({ slug, title, excerpt, coverImage, ...note }: ListedArticle) {
  return (
    <li>
      <SmartLink
        href={sitePaths.article(slug)}
        className={classNames(columns, "group gap-y-4 pb-14 md:gap-y-7")}
      >
        <span className="col-span-full -mr-edge-right -ml-edge-left block overflow-hidden">
          <Picture
            src={coverImage ?? plateFor(slug)}
            alt=""
            sizes="(max-width: 1024px) 100vw, calc(100vw - 270px)"
            width={1170}
            height={470}
            isFirst
            className="aspect-[4/3] w-full bg-sand object-cover transition-transform duration-500 ease-out group-hover:scale-[1.015] sm:aspect-[16/8] xl:aspect-[117/47]"
          />
        </span>
        <Note {...note} />
        <div className="min-w-0">
          <h2 className="heading max-w-[19em]">{title}</h2>
          {excerpt ? <p className="lead mt-4 max-w-[34em]">{excerpt}</p> : null}
        </div>
      </SmartLink>
    </li>
  );
}

function ArticleRow({ slug, title, excerpt, publishedDate, tags }: ListedArticle) {
  return (
    <RuledRow
      href={sitePaths.article(slug)}
      title={title}
      text={excerpt}
      notes={[
        ...(publishedDate ? [<CalendarDate key="date" date={publishedDate} />] : []),
        ...(tags.length > 0 ? [tags.join(", ")] : []),
      ]}
    />
  );
}

/** When, and what about. */
function Note({ publishedDate, tags }: Pick<ListedArticle, "publishedDate" | "tags">) {
  return (
    <span className="mono flex flex-wrap content-start gap-x-4 gap-y-1 pt-1.5 text-muted md:flex-col">
      {publishedDate ? <CalendarDate date={publishedDate} /> : null}
      {tags.length > 0 ? <span>{tags.join(", ")}</span> : null}
    </span>
  );
}

const columns = "grid gap-x-6 md:grid-cols-[7.5rem_minmax(0,1fr)] xl:grid-cols-[11.875rem_minmax(0,1fr)]";
