import { RichTextDocument } from "#app/blocks/rich-text/document-view.tsx";
import { sitePaths } from "#app/http/site-paths.ts";
import { besideChrome } from "#app/site/chrome/chrome.tsx";
import { NextPage } from "#app/site/content/next-page.tsx";
import { Opening } from "#app/site/content/opening.tsx";
import { TopLine } from "#app/site/content/top-line.tsx";
import { CalendarDate } from "#app/ui/calendar-date.tsx";
import { Facts } from "#app/ui/facts.tsx";
import { Figure } from "#app/ui/figure.tsx";
import { InternalLink } from "#app/ui/internal-link.tsx";
import { plateFor } from "#app/ui/plates.ts";
import { newsTitle } from "./news-words.ts";
import type { ArticlePage } from "./read-article.server.ts";

/** One article: its text beside when, by whom and about what, and the way on to the one before it. */
export function Article({ article }: { article: ArticlePage }) {
  const { title, excerpt, body, author, tags, publishedDate, coverImage, slug, next } = article;
  const facts = [
    publishedDate ? { label: "Published", value: <CalendarDate date={publishedDate} /> } : undefined,
    author ? { label: "By", value: author } : undefined,
    tags.length > 0 ? { label: "About", value: tags.join(", ") } : undefined,
  ].filter((fact) => fact !== undefined);
  return (
    <div className={besideChrome}>
      <TopLine>
        <nav aria-label="Breadcrumb" className="mono text-muted">
          <InternalLink to={sitePaths.news()} className="hover:text-ink hover:underline">
            {newsTitle}
          </InternalLink>
        </nav>
      </TopLine>
      <div className="pt-[clamp(3.5rem,2rem+6vw,7.5rem)]">
        <Opening title={title} lead={excerpt} />
      </div>
      <Figure src={coverImage ?? plateFor(slug)} alt="" isFirst className="mt-16" />
      <div className="mt-16 grid gap-x-12 gap-y-12 pr-edge-right pl-edge-left xl:grid-cols-[minmax(0,1fr)_20rem]">
        <RichTextDocument document={body} />
        <Facts facts={facts} className="self-start xl:order-last" />
      </div>
      {next ? <NextPage {...next} within={newsTitle} /> : null}
    </div>
  );
}
