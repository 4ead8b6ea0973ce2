import { besideChrome } from "#app/site/chrome/chrome.tsx";
import { Opening } from "#app/site/content/opening.tsx";
import { TopLine } from "#app/site/content/top-line.tsx";
import { Empty } from "#app/ui/empty.tsx";
import { type ListedArticle, NewsList } from "./news-list.tsx";
import { newsDescription, newsTitle } from "./news-words.ts";

/** All news, newest first. */
export function NewsPage({ articles }: { articles: ListedArticle[] }) {
  return (
    <div className={besideChrome}>
      <TopLine>
        <p className="mono text-muted">{newsTitle}</p>
      </TopLine>
      <div className="pt-[clamp(3.5rem,2rem+6vw,7.5rem)]">
        <Opening title={newsTitle} lead={newsDescription} />
        <div className="mt-16 pr-edge-right pl-edge-left">
          {articles.length > 0 ? (
            <NewsList articles={articles} />
          ) : (
            <Empty>Nothing is published yet. The first note will stand here.</Empty>
          )}
        </div>
      </div>
    </div>
  );
}
