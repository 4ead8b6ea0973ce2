import { useSitePaths } from "#app/paths/use-site-paths.ts";
import { CalendarDate } from "#app/ui/calendar-date.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { SmartLink } from "#app/ui/smart-link.tsx";
import type { ListedArticle } from "./data.server.ts";

/** The newest article large, earlier ones as rows that share its height. */
export function ArticleCovers({ articles: [newest, ...earlier] }: { articles: ListedArticle[] }) {
  if (!newest) return null;
  return (
    <div className="mt-12 grid gap-x-6 gap-y-12 md:mt-16 xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <NewestArticle article={newest} />
      {earlier.length > 0 ? (
        <ul className="flex flex-col">
          {earlier.map((article) => (
            <li key={article.slug} className="flex grow border-t border-line">
              <EarlierArticle article={article} />
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

function NewestArticle({ article }: { article: ListedArticle }) {
  const sitePaths = useSitePaths();
  const { slug, title, excerpt } = article;
  return (
    <SmartLink href={sitePaths.article(slug)} className="group flex flex-col">
      <Cover article={article} sizes="(min-width: 75rem) 40vw, 100vw" className="aspect-[16/9] grow" />
      <Dateline article={article} className="mt-5" />
      <h3 className="mt-3 max-w-[19em] text-[clamp(1.5rem,1.25rem+1.1vw,2.25rem)] leading-[1.05] font-medium tracking-[-0.03em]">
        <Underlined>{title}</Underlined>
      </h3>
      {excerpt ? <p className="mt-3 max-w-[36em] text-[1.03125rem] leading-normal">{excerpt}</p> : null}
    </SmartLink>
  );
}

function EarlierArticle({ article }: { article: ListedArticle }) {
  const sitePaths = useSitePaths();
  const { slug, title, excerpt } = article;
  return (
    <SmartLink
      href={sitePaths.article(slug)}
      className="group grid grow grid-cols-[minmax(0,1fr)_6.5rem] gap-x-6 py-5 sm:grid-cols-[minmax(0,1fr)_9rem] xl:grid-cols-2"
    >
      <div className="min-w-0">
        <Dateline article={article} />
        <h3 className="mt-2 text-[1.1875rem] leading-tight font-medium tracking-[-0.02em]">
          <Underlined>{title}</Underlined>
        </h3>
        {excerpt ? <p className="mt-2 text-[0.9375rem] max-md:hidden">{excerpt}</p> : null}
      </div>
      <Cover article={article} sizes="(min-width: 75rem) 16vw, 9rem" />
    </SmartLink>
  );
}

interface CoverProps {
  article: ListedArticle;
  sizes: string;
  className?: string;
}

function Cover({ article: { coverImage }, sizes, className = "" }: CoverProps) {
  if (!coverImage) return null;
  return (
    <span className={`relative block overflow-hidden ${className}`}>
      <Picture
        picture={coverImage}
        alt=""
        sizes={sizes}
        width={1600}
        height={900}
        className="absolute inset-0 size-full object-cover transition-transform duration-500 ease-out group-hover:scale-[1.015]"
      />
    </span>
  );
}

function Dateline({
  article: { publishedDate, tags },
  className = "",
}: {
  article: ListedArticle;
  className?: string;
}) {
  return (
    <span className={`mono flex flex-wrap gap-x-4 text-muted ${className}`}>
      {publishedDate ? <CalendarDate date={publishedDate} /> : null}
      {tags.length > 0 ? <span>{tags.join(", ")}</span> : null}
    </span>
  );
}

function Underlined({ children }: { children: string }) {
  return (
    <span className="underline decoration-transparent decoration-[0.05em] underline-offset-[0.16em] transition-colors duration-150 group-hover:decoration-current">
      {children}
    </span>
  );
}
