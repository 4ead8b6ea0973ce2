import { Fragment, type ReactNode } from "react";
import { blockPositions } from "#app/blocks/block-position.ts";
import { EnquirySlotProvider } from "#app/blocks/enquiry-form/enquiry-slot.ts";
import { sectionsId } from "#app/blocks/home-stage/stage-id.ts";
import HomeStage from "#app/blocks/home-stage/view.tsx";
import { LazyBlockView } from "#app/blocks/lazy-views.tsx";
import type { ResolvedBlock } from "#app/blocks/resolved-block.ts";
import { InlineEnquiry } from "#app/site/enquiry/lazy-inline-enquiry.ts";
import { classNames } from "#app/ui/class-names.ts";
import type { HomePage } from "./home-page.server.ts";

type Around = (id: string, block: ReactNode) => ReactNode;

interface HomeProps extends HomePage {
  /** Shows the stage without intro, films and motion, for the editor and previews. */
  isStill?: boolean;
  /** Wraps each block, by its id. */
  around?: Around;
}

/** The home page: the stage, if it is the first block, and the other blocks below. */
export function Home({ headline, blocks, isStill = false, around = (_, block) => block }: HomeProps) {
  const stage = stageOf(blocks);
  return (
    <>
      {blockPositions(blocks)[0]?.isOpening ? null : <h1 className="sr-only">{headline}</h1>}
      {stage
        ? around(stage.id, <HomeStage {...stage.props} place={{ isOpening: true }} isStill={isStill} />)
        : null}
      <div
        id={sectionsId}
        className={classNames("home-sections bg-paper lg:pl-sidebar", !stage && "max-lg:pt-top-bar")}
      >
        <EnquirySlotProvider value={InlineEnquiry}>
          <HomeSections blocks={blocks} around={around} />
        </EnquirySlotProvider>
      </div>
    </>
  );
}

/** Returns the stage if it is the first block. */
export function stageOf([first]: ResolvedBlock[]) {
  return first?.type === "home-stage" ? first : undefined;
}

interface HomeSectionsProps {
  blocks: ResolvedBlock[];
  around?: Around;
}

/** The blocks below the stage. */
export function HomeSections({ blocks, around = (_, block) => block }: HomeSectionsProps) {
  const places = blockPositions(blocks);
  const stage = stageOf(blocks);
  return blocks.map((block, position) => {
    if (block === stage) return null;
    const place = places[position] ?? { isOpening: false };
    return (
      <Fragment key={block.id}>{around(block.id, <LazyBlockView block={block} place={place} />)}</Fragment>
    );
  });
}
