import type { SearchHit, SearchResults } from "#app/domain/search/search.ts";
import { CalendarDate } from "#app/ui/calendar-date.tsx";
import { SmartLink } from "#app/ui/smart-link.tsx";
import { newsTitle } from "../news/news-words.ts";

/** What was found, in ruled rows like the news. */
export function SearchHits({ hits }: Pick<SearchResults, "hits">) {
  if (hits.length === 0) return null;
  return (
    <ol className="mt-8 border-b border-line">
      {hits.map((hit) => (
        <li key={hit.path}>
          <SmartLink
            href={hit.path}
            className="group relative grid gap-x-6 gap-y-2 border-t border-line py-6 md:grid-cols-[7.5rem_minmax(0,1fr)] xl:grid-cols-[11.875rem_minmax(0,1fr)]"
          >
            <span className="absolute -top-px left-0 h-px w-full origin-left scale-x-0 bg-current transition-transform duration-300 ease-out group-hover:scale-x-100 group-focus-visible:scale-x-100" />
            <Place {...hit} />
            <div className="min-w-0">
              <h2 className="max-w-[24em] text-[clamp(1.3125rem,1.15rem+0.7vw,1.75rem)] leading-tight font-medium tracking-[-0.025em] wrap-anywhere">
                {hit.title}
              </h2>
              <Excerpt excerpt={hit.excerpt} />
            </div>
          </SmartLink>
        </li>
      ))}
    </ol>
  );
}

/** Where it is, or when it was. */
function Place({ kind, trail, date }: SearchHit) {
  const above = kind === "article" ? [newsTitle] : trail;
  return (
    <span className="mono flex flex-wrap content-start gap-x-4 gap-y-1 pt-1.5 text-muted md:flex-col">
      <span>{above.join(" / ") || "Section"}</span>
      {date ? <CalendarDate date={date} /> : null}
    </span>
  );
}

function Excerpt({ excerpt }: Pick<SearchHit, "excerpt">) {
  if (excerpt.length === 0) return null;
  return (
    <p className="mt-2 max-w-[44em] text-[1.03125rem] wrap-anywhere">
      {excerpt.map(({ text, isMatch }, position) =>
        isMatch ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other name, and never move
          <mark key={position} className="bg-signal/22 text-inherit">
            {text}
          </mark>
        ) : (
          text
        ),
      )}
    </p>
  );
}
