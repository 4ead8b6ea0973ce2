import { RichTextDocument } from "#app/blocks/rich-text/document-view.tsx";
import type { PageLink } from "#app/domain/pages/page.ts";
import { sitePaths } from "#app/http/site-paths.ts";
import { besideChrome } from "#app/site/chrome/chrome.tsx";
import { Breadcrumbs } from "#app/site/content/breadcrumbs.tsx";
import { Opening } from "#app/site/content/opening.tsx";
import { TopLine } from "#app/site/content/top-line.tsx";
import { Facts } from "#app/ui/facts.tsx";
import { careersTitle, closedNotice, factsOf, type JobOpening } from "./job-opening.ts";

/** One position: its text beside place, kind, salary and closing date. */
export function JobOpeningPage({ item, above }: { item: JobOpening; above: PageLink[] }) {
  return (
    <div className={besideChrome}>
      <TopLine>
        <Breadcrumbs
          trail={[...above, { title: careersTitle, path: sitePaths.careers() }]}
          title={item.title}
        />
      </TopLine>
      <div className="pt-[clamp(3.5rem,2rem+6vw,7.5rem)]">
        <Opening title={item.title} lead={item.summary}>
          {item.isClosed ? (
            <p className="mt-9 max-w-[34em] border-l-2 border-signal pl-4 font-medium">{closedNotice}</p>
          ) : null}
        </Opening>
      </div>
      <div className="mt-16 grid gap-x-12 gap-y-12 pr-edge-right pl-edge-left xl:grid-cols-[minmax(0,1fr)_20rem]">
        <RichTextDocument document={item.body} />
        <Facts facts={factsOf(item)} className="self-start xl:order-last" />
      </div>
    </div>
  );
}
