import { useMessages } from "#app/languages/use-messages.ts";
import { listPagePath } from "#app/paths/site-paths.ts";
import { chromeInsetClasses } from "#app/site/chrome/chrome.tsx";
import { Breadcrumbs, TopLine } from "#app/site/content/breadcrumbs.tsx";
import { PageOpening } from "#app/site/content/opening.tsx";
import { PageTurner } from "#app/site/content/page-turner.tsx";
import { Empty } from "#app/ui/empty.tsx";
import { Figure } from "#app/ui/figure.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { wideSizes } from "#app/ui/picture-sources.ts";
import { SmartLink } from "#app/ui/smart-link.tsx";
import type { PublicList, PublicRow } from "./public-content.ts";
import { shownFact } from "./shown-fact.tsx";

/** A page of the public list of a content type. */
export function ContentList(list: PublicList) {
  const { site } = useMessages();
  const { title, path, description, trail, rows, drawing, page, pages, empty } = list;
  return (
    <div className={chromeInsetClasses}>
      <TopLine>
        <Breadcrumbs trail={trail} title={title} />
      </TopLine>
      <div className="pt-[clamp(3.5rem,2rem+6vw,7.5rem)]">
        <PageOpening title={title} lead={description} />
        {drawing ? <Figure picture={drawing} alt="" isFirst className="mt-12 xl:aspect-[21/5]!" /> : null}
        <div className="mt-12 pr-edge-right pl-edge-left">
          <ContentRows rows={rows} empty={empty} />
          <PageTurner
            label={site.list.pages(title)}
            page={page}
            pages={pages}
            pathOf={(number) => listPagePath(path, number)}
          />
        </div>
      </div>
    </div>
  );
}

/** The first row with a picture is large; the others are ruled rows. */
export function ContentRows({ rows, empty }: Pick<PublicList, "rows" | "empty">) {
  if (rows.length === 0) return <Empty>{empty}</Empty>;
  return (
    <ul className="border-b border-line">
      {rows.map((row) =>
        row.picture ? (
          <LargeRow key={row.path} {...row} picture={row.picture} />
        ) : (
          <RuledRow key={row.path} {...row} />
        ),
      )}
    </ul>
  );
}

/** Its picture extends to the edge of the screen. */
function LargeRow({ path, title, text, notes, picture }: PublicRow & Required<Pick<PublicRow, "picture">>) {
  return (
    <li>
      <SmartLink
        href={path}
        className="group grid gap-x-6 gap-y-4 pb-14 md:grid-cols-[7.5rem_minmax(0,1fr)] md:gap-y-7 xl:grid-cols-[11.875rem_minmax(0,1fr)]"
      >
        <span className="col-span-full -mr-edge-right -ml-edge-left block overflow-hidden">
          <Picture
            picture={picture}
            alt=""
            sizes={wideSizes}
            width={1600}
            height={900}
            isFirst
            className="aspect-[16/9] max-h-[85svh] w-full bg-sand object-cover transition-transform duration-500 ease-out group-hover:scale-[1.015]"
          />
        </span>
        <Notes notes={notes} />
        <div className="min-w-0">
          <h2 className="heading max-w-[19em]">{title}</h2>
          {text ? <p className="lead mt-4 max-w-[34em]">{text}</p> : null}
        </div>
      </SmartLink>
    </li>
  );
}

/** Small notes beside the title: date, place, topics. */
function Notes({ notes }: Pick<PublicRow, "notes">) {
  return (
    <span className="mono flex flex-wrap content-start gap-x-4 gap-y-1 pt-1.5 text-muted md:flex-col">
      {notes.map((note, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: notes have no other name and never move
        <span key={position}>{shownFact(note)}</span>
      ))}
    </span>
  );
}

/** A row of a ruled list, linked to a page: notes on the left, title and text on the right. */
function RuledRow({ path, title, text, notes }: PublicRow) {
  return (
    <li>
      <SmartLink
        href={path}
        className="group relative grid gap-x-6 gap-y-2 border-t border-line py-6 md:grid-cols-[7.5rem_minmax(0,1fr)] xl:grid-cols-[11.875rem_minmax(0,1fr)]"
      >
        <span className="absolute -top-px left-0 h-px w-full origin-left scale-x-0 bg-current transition-transform duration-300 ease-out group-hover:scale-x-100 group-focus-visible:scale-x-100" />
        <Notes notes={notes} />
        <div className="min-w-0">
          <h2 className="max-w-[24em] text-[clamp(1.3125rem,1.15rem+0.7vw,1.75rem)] leading-tight font-medium tracking-[-0.025em] wrap-anywhere">
            {title}
          </h2>
          {text ? <p className="mt-2 max-w-[36em] text-[1.03125rem]">{text}</p> : null}
        </div>
      </SmartLink>
    </li>
  );
}
