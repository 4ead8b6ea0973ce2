import { sectionsId } from "#app/blocks/home-stage/stage-id.ts";
import HomeStage from "#app/blocks/home-stage/view.tsx";
import { homeViews } from "#app/blocks/home-views.ts";
import { LateBlockView } from "#app/blocks/late-views.tsx";
import { type BlockPlace, opensItself, placesOf } from "#app/blocks/place.ts";
import type { ResolvedBlock } from "#app/blocks/resolved-block.ts";
import { classNames } from "#app/ui/class-names.ts";
import type { HomePage } from "./home-page.server.ts";

/** The home page: the stage, if it begins with one, and its other blocks below. */
export function Home({ headline, blocks }: HomePage) {
  const stage = stageOf(blocks);
  return (
    <>
      {opensItself(blocks) ? null : <h1 className="sr-only">{headline}</h1>}
      {stage ? <HomeStage {...stage.props} place={{ isOpening: true }} isStill={false} /> : null}
      <div
        id={sectionsId}
        className={classNames("home-sections bg-paper lg:pl-sidebar", !stage && "max-lg:pt-top-bar")}
      >
        <HomeSections blocks={blocks} />
      </div>
    </>
  );
}

/** The stage that the page begins with. */
export function stageOf([first]: ResolvedBlock[]) {
  return first?.type === "home-stage" ? first : undefined;
}

/** The blocks below the stage. */
export function HomeSections({ blocks }: { blocks: ResolvedBlock[] }) {
  const places = placesOf(blocks);
  const stage = stageOf(blocks);
  return blocks.map((block, position) =>
    block === stage ? null : (
      <HomeBlock key={block.id} block={block} place={places[position] ?? { isOpening: false }} />
    ),
  );
}

/** Sections of the home page come with it; every other kind is a file that comes when the page has it. */
function HomeBlock({ block, place }: { block: ResolvedBlock; place: BlockPlace }) {
  const View = homeViews[block.type];
  return View ? <View {...block.props} place={place} /> : <LateBlockView block={block} place={place} />;
}
