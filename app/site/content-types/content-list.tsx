import { LazyBlockView } from "#app/blocks/lazy-views.tsx";
import { useMessages } from "#app/languages/use-messages.ts";
import { listPagePath } from "#app/paths/site-paths.ts";
import { chromeInsetClasses } from "#app/site/chrome/chrome.tsx";
import { Breadcrumbs, TopLine } from "#app/site/content/breadcrumbs.tsx";
import { PageOpening } from "#app/site/content/opening.tsx";
import { PageTurner } from "#app/site/content/page-turner.tsx";
import { Empty } from "#app/ui/empty.tsx";
import { Figure } from "#app/ui/figure.tsx";
import { InlineLink } from "#app/ui/smart-link.tsx";
import href from "./content-list.css?url";
import { FrontPage, Story } from "./front-page.tsx";
import type { PublicList } from "./public-content.ts";
import { shownFact } from "./shown-fact.tsx";

/** A page of the public list of a content type. */
export function ContentList(list: PublicList) {
  const { site } = useMessages();
  const { title, headline, path, description, trail, blocks, rows, leads, groups } = list;
  const { drawing, page, pages, empty } = list;
  return (
    <div className={chromeInsetClasses}>
      <link rel="stylesheet" href={href} />
      <TopLine>
        <Breadcrumbs trail={trail} title={title} />
      </TopLine>
      <div className="pt-opening">
        <PageOpening title={headline} lead={description}>
          {blocks.length > 0 ? <Board rows={rows} /> : null}
        </PageOpening>
        {blocks.map((block) => (
          <LazyBlockView key={block.id} block={block} place={{ isOpening: false }} />
        ))}
        {blocks.length === 0 && drawing ? (
          <Figure picture={drawing} alt="" isFirst className="mt-12 xl:aspect-[21/5]!" />
        ) : null}
        <div className="mt-12 pr-edge-right pl-edge-left">
          {empty ? <Empty>{empty}</Empty> : null}
          {rows.length > 0 ? (
            <ul className="content-rows content-openings">
              {rows.map((row) => (
                <Story key={row.path} {...row} Title="h2" />
              ))}
            </ul>
          ) : null}
          {leads.length + groups.length > 0 ? <FrontPage leads={leads} groups={groups} /> : null}
          <PageTurner
            label={site.list.pages(title)}
            page={page}
            pages={pages}
            pathOf={(number) => listPagePath(path, number)}
          />
        </div>
        {/* A list that opens with blocks ends with its picture. */}
        {blocks.length > 0 && drawing ? (
          <Figure picture={drawing} alt="" className="mt-breath xl:aspect-[21/5]!" />
        ) : null}
      </div>
    </div>
  );
}

/** Rows below blocks are on the first screen too: their first note large, such as the pay, and their second. */
function Board({ rows }: Pick<PublicList, "rows">) {
  if (rows.length === 0) return null;
  return (
    <ul className="opening-board">
      {rows.map(({ path, title, notes: [figure = "", place = ""] }) => (
        <li key={path}>
          <InlineLink href={path}>{title}</InlineLink> <b className="voice">{shownFact(figure)}</b>{" "}
          <span className="mono text-muted">{shownFact(place)}</span>
        </li>
      ))}
    </ul>
  );
}
