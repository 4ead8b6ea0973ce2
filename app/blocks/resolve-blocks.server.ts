import { loadCasePassport } from "./case-passport/data.server.ts";
import { loadPageLinks } from "./page-links/data.server.ts";
import type { Block } from "./registry.ts";
import type { ResolvedBlock } from "./resolved-block.ts";
import { loadTestimonials } from "./testimonials/data.server.ts";

/** Gives each block the data its view needs. Rejects when the database does. */
export function resolveBlocks(blocks: Block[]): Promise<ResolvedBlock[]> {
  return Promise.all(blocks.map(resolveBlock));
}

/** A kind of block in `BlockData` that is forgotten here does not compile. */
async function resolveBlock(block: Block): Promise<ResolvedBlock> {
  switch (block.type) {
    case "case-passport":
      return { ...block, props: { ...block.props, data: await loadCasePassport(block.props) } };
    case "page-links":
      return { ...block, props: { ...block.props, data: await loadPageLinks(block.props) } };
    case "testimonials":
      return { ...block, props: { ...block.props, data: await loadTestimonials(block.props) } };
    default:
      return block;
  }
}
