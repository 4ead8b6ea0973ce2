import { loadCasePassport } from "./case-passport/data.server.ts";
import { loadDownloads } from "./downloads/data.server.ts";
import { loadNewsList } from "./news-list/data.server.ts";
import { loadPageLinks } from "./page-links/data.server.ts";
import type { PropsOf } from "./registry.ts";
import type { BlockData } from "./resolved-block.ts";
import { loadServicesList } from "./services-list/data.server.ts";
import { loadTechStack } from "./tech-stack/data.server.ts";
import { loadTestimonials } from "./testimonials/data.server.ts";

/** Reads what a kind of block shows beside its own props; one of `BlockData` that is forgotten does not compile. */
export const loaders: { [Type in keyof BlockData]: (props: PropsOf<Type>) => Promise<BlockData[Type]> } = {
  "case-passport": loadCasePassport,
  downloads: loadDownloads,
  "news-list": loadNewsList,
  "page-links": loadPageLinks,
  "services-list": loadServicesList,
  "tech-stack": loadTechStack,
  testimonials: loadTestimonials,
};
