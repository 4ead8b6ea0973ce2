import type { CasePassportData } from "./case-passport/data.server.ts";
import type { DownloadsData } from "./downloads/data.server.ts";
import type { NewsListData } from "./news-list/data.server.ts";
import type { PageLinksData } from "./page-links/data.server.ts";
import type { BlockOf, BlockType, PropsOf } from "./registry.ts";
import type { ServicesListData } from "./services-list/data.server.ts";
import type { TechStackData } from "./tech-stack/data.server.ts";
import type { TestimonialsData } from "./testimonials/data.server.ts";

/** The blocks that need more than their own props, and what they get. */
export interface BlockData {
  "case-passport": CasePassportData;
  downloads: DownloadsData;
  "news-list": NewsListData;
  "page-links": PageLinksData;
  "services-list": ServicesListData;
  "tech-stack": TechStackData;
  testimonials: TestimonialsData;
}

/** What a block's view is given: its props and, where it needs any, its data. */
export type ViewProps<Type extends BlockType> = PropsOf<Type> &
  (Type extends keyof BlockData ? { data: BlockData[Type] } : unknown);

/** A block ready to be drawn. */
export type ResolvedBlock = {
  [Type in BlockType]: Omit<BlockOf<Type>, "props"> & { props: ViewProps<Type> };
}[BlockType];
