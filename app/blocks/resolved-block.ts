import type { BlockPosition } from "./block-position.ts";
import type { CaseIndexData } from "./case-index/data.server.ts";
import type { CaseOpeningData } from "./case-opening/data.server.ts";
import type { CasePassportData } from "./case-passport/data.server.ts";
import type { DownloadsData } from "./downloads/data.server.ts";
import type {
  HomeCasesData,
  HomeClientsData,
  HomeClutchData,
  HomeNewsData,
  HomeOfficesData,
  HomeServicesData,
  HomeSolutionsData,
  HomeStageData,
  HomeTeamData,
  HomeTestimonialsData,
} from "./home-data.server.ts";
import type { NewsListData } from "./news-list/data.server.ts";
import type { OfficesData } from "./offices/data.server.ts";
import type { PageLinksData } from "./page-links/data.server.ts";
import type { BlockOf, BlockType, PropsOf } from "./registry.ts";
import type { ServicesListData } from "./services-list/data.server.ts";
import type { TechStackData } from "./tech-stack/data.server.ts";
import type { TestimonialsData } from "./testimonials/data.server.ts";

/** The loaded data of block types that need any; null hides the block from visitors. */
export interface BlockData {
  "case-index": CaseIndexData | null;
  "case-opening": CaseOpeningData;
  "case-passport": CasePassportData;
  downloads: DownloadsData;
  "home-cases": HomeCasesData | null;
  "home-clients": HomeClientsData | null;
  "home-clutch": HomeClutchData | null;
  "home-news": HomeNewsData | null;
  "home-offices": HomeOfficesData | null;
  "home-services": HomeServicesData | null;
  "home-solutions": HomeSolutionsData | null;
  "home-stage": HomeStageData | null;
  "home-team": HomeTeamData | null;
  "home-testimonials": HomeTestimonialsData | null;
  "news-list": NewsListData;
  offices: OfficesData | null;
  "page-links": PageLinksData;
  "services-list": ServicesListData;
  "tech-stack": TechStackData;
  testimonials: TestimonialsData;
}

/** A block's own props and, if its type has any, its loaded data. */
export type ResolvedProps<Type extends BlockType> = OwnProps<Type> &
  (Type extends keyof BlockData ? { data: BlockData[Type] } : unknown);

/** The props of a block's view. */
export type ViewProps<Type extends BlockType> = ResolvedProps<Type> & { place: BlockPosition };

/** A block type without fields has no props; zod's `Record<string, never>` would also exclude `data`. */
type OwnProps<Type extends BlockType> = PropsOf<Type> extends Record<string, never> ? unknown : PropsOf<Type>;

/** A block ready to be rendered. */
export type ResolvedBlock = {
  [Type in BlockType]: Omit<BlockOf<Type>, "props"> & { props: ResolvedProps<Type>; needsScript?: boolean };
}[BlockType];

/** Omits the blocks that visitors do not see. */
export function shownBlocks(blocks: ResolvedBlock[]): ResolvedBlock[] {
  return blocks.filter(({ props }) => !("data" in props && props.data === null));
}
