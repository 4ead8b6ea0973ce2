import type { PageLink } from "#app/domain/pages/page.ts";
import { sitePaths } from "#app/http/site-paths.ts";
import { besideChrome } from "#app/site/chrome/chrome.tsx";
import { Breadcrumbs } from "#app/site/content/breadcrumbs.tsx";
import { Opening } from "#app/site/content/opening.tsx";
import { RuledRow } from "#app/site/content/ruled-row.tsx";
import { TopLine } from "#app/site/content/top-line.tsx";
import { Empty } from "#app/ui/empty.tsx";
import { careersDescription, careersTitle, factsOf, type JobOpening, nothingOpen } from "./job-opening.ts";

/** Every open position, the newest first. */
export function CareersPage({ items, above }: { items: JobOpening[]; above: PageLink[] }) {
  return (
    <div className={besideChrome}>
      <TopLine>
        <Breadcrumbs trail={above} title={careersTitle} />
      </TopLine>
      <div className="pt-[clamp(3.5rem,2rem+6vw,7.5rem)]">
        <Opening title={careersTitle} lead={careersDescription} />
        <div className="mt-16 pr-edge-right pl-edge-left">
          {items.length === 0 ? <Empty>{nothingOpen}</Empty> : null}
          <ul className={items.length > 0 ? "border-b border-line" : undefined}>
            {items.map((opening) => (
              <RuledRow
                key={opening.slug}
                href={sitePaths.jobOpening(opening.slug)}
                title={opening.title}
                text={opening.summary}
                notes={factsOf(opening).map(({ value }) => value)}
              />
            ))}
          </ul>
        </div>
      </div>
    </div>
  );
}
