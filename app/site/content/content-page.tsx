import { Fragment, type ReactNode } from "react";
import { blockPositions, openingTypes } from "#app/blocks/block-position.ts";
import { EnquirySlotProvider } from "#app/blocks/enquiry-form/enquiry-slot.ts";
import { LazyBlockView } from "#app/blocks/lazy-views.tsx";
import { opensWithForm } from "#app/blocks/opens-with-form.ts";
import type { PageLink } from "#app/domain/pages/page.ts";
import { useMessages } from "#app/languages/use-messages.ts";
import { chromeInsetClasses } from "#app/site/chrome/chrome.tsx";
import type { ContentPage as ContentPageData } from "#app/site/content-page.server.ts";
import { classNames } from "#app/ui/class-names.ts";
import { Figure } from "#app/ui/figure.tsx";
import { InlineLink } from "#app/ui/smart-link.tsx";
import { InlineEnquiry } from "../enquiry/lazy-inline-enquiry.ts";
import { LetsTalk } from "../enquiry/lets-talk-link.tsx";
import { Breadcrumbs, TopLine } from "./breadcrumbs.tsx";
import { NextPage } from "./next-page.tsx";
import { headlineOf, PageOpening, titleAboveHeadline } from "./opening.tsx";
import { PageLayoutStyles } from "./page-layouts/page-layout-styles.tsx";

interface ContentPageProps {
  page: ContentPageData;
  /** Wraps each block, by its id. */
  around?: (id: string, block: ReactNode) => ReactNode;
}

/** A content page: breadcrumbs, opening with a full-bleed picture, blocks, and links to further pages. */
export function ContentPage({ page, around }: ContentPageProps) {
  const [first] = page.blocks;
  const hasOpening = openingTypes.includes(first?.type ?? "");
  const hasOwnPicture = first?.type === "case-opening" || (first?.type === "hero" && first.props.image);
  const subject = titleAboveHeadline(page);
  const picture =
    hasOwnPicture || opensWithForm(page.blocks) ? null : (
      <Figure
        picture={page.coverImage ?? page.drawing}
        alt=""
        isFirst
        className="hero-picture mt-opening-picture"
      />
    );
  const { layout = "essay", onInk = false } = first?.type === "hero" ? first.props : {};
  return (
    <div className={classNames(chromeInsetClasses, onInk && "on-ink")} data-layout={layout}>
      {layout === "essay" && !onInk ? null : <PageLayoutStyles />}
      <TopLine>
        <Breadcrumbs trail={page.trail} title={page.title} />
      </TopLine>
      <div className="pt-opening">
        {subject ? (
          <p className="mb-4 pr-edge-right pl-edge-left text-[1.3125rem] font-[550]">{subject}</p>
        ) : null}
        {hasOpening ? null : <PageOpening title={headlineOf(page)} lead={page.excerpt} />}
        {hasOpening ? null : picture}
        <EnquirySlotProvider value={InlineEnquiry}>
          <Blocks blocks={page.blocks} path={page.path} afterOpening={picture} around={around} />
        </EnquirySlotProvider>
      </div>
      {page.blocks.length === 0 ? <EmptyPage /> : null}
      {page.wayOn ? <WayOn pages={page.wayOn} /> : null}
      {page.next ? <NextPage {...page.next} within={page.trail.at(-1)?.title} /> : null}
    </div>
  );
}

interface BlocksProps extends Pick<ContentPageData, "blocks" | "path">, Pick<ContentPageProps, "around"> {
  /** Rendered after the opening block. */
  afterOpening: ReactNode;
}

/** The story of a case and its facts are set in two columns each on paper (`story-styles/leaflet.css`). */
function Blocks({ blocks, path, afterOpening, around }: BlocksProps) {
  const places = blockPositions(blocks);
  const shown = blocks.map((block, position) => {
    const place = places[position] ?? { isOpening: false };
    const view = <LazyBlockView block={block} place={place} />;
    return (
      <Fragment key={path + block.id}>
        {around ? around(block.id, view) : view}
        {place.isOpening ? afterOpening : null}
      </Fragment>
    );
  });
  if (around || blocks[0]?.type !== "case-opening") return shown;
  const back = blocks.findIndex(({ type }) => type === "team" || type === "case-passport");
  const end = back > 0 ? back : shown.length;
  return (
    <>
      {shown[0]}
      <div className="case-story">{shown.slice(1, end)}</div>
      <div className="case-story">{shown.slice(end)}</div>
    </>
  );
}

/**
 * The end of a page on the third level without a call to action: links to its siblings, or to the page above it, and a
 * contact prompt.
 */
function WayOn({ pages }: { pages: PageLink[] }) {
  return (
    <div className="mt-breath flex flex-wrap items-center justify-between gap-8 pr-edge-right pl-edge-left">
      <p className="heading flex flex-wrap gap-x-6 gap-y-2">
        {pages.map(({ title, path }) => (
          <InlineLink key={path} href={path}>
            {title}
          </InlineLink>
        ))}
      </p>
      <LetsTalk className="w-full sm:w-64" />
    </div>
  );
}

function EmptyPage() {
  const { site } = useMessages();
  return <p className="lead mt-16 max-w-[30em] pr-edge-right pl-edge-left text-muted">{site.emptyPage}</p>;
}
