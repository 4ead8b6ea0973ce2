import type { Block, BlockType } from "#app/blocks/registry.ts";
import type { BlockData, ResolvedBlock } from "#app/blocks/resolved-block.ts";

const page = {
  id: "5b0c6a3e-0a44-4c58-8b43-3d3f2d0b6f10",
  slug: "dwh",
  title: "DWH",
  path: "/solutions/dwh",
  excerpt: "One set of numbers.",
  coverImage: "/art/solutions/dwh-1280.webp",
};

const file = { address: "/media/prices.pdf", name: "prices.pdf", kind: "PDF", size: 81_920 };

/** What the loaders of the blocks could find, for tests that have no database. */
const sampleData: BlockData = {
  "case-passport": { techStack: [page], services: [] },
  downloads: { files: [file, file] },
  "news-list": {
    articles: [
      {
        slug: "sequences",
        title: "The sequences did not come along",
        excerpt: "A migration, and what it left behind.",
        publishedDate: new Date("2026-11-12"),
        tags: ["Postgres"],
      },
    ],
  },
  "page-links": { pages: [page] },
  "services-list": { services: [page] },
  "tech-stack": { pages: [[page], [page], [page]] },
  testimonials: {
    testimonials: [
      {
        id: "0a5b6a3e-0a44-4c58-8b43-3d3f2d0b6f11",
        testimonial: "They said no twice, and were right.",
        name: "Sigrid Aasen",
        position: "Chief engineer",
        company: "Harbourline",
        country: "Norway",
        flag: null,
        avatar: null,
        companyLogo: null,
        theme: "light",
      },
    ],
  },
};

/** The sample for a kind of block; undefined for those that need none. */
function sampleDataOf(type: BlockType): BlockData[keyof BlockData] | undefined {
  return (sampleData as Partial<Record<BlockType, BlockData[keyof BlockData]>>)[type];
}

/** A block as its view gets it. */
export function withSampleData(block: Block): ResolvedBlock {
  const data = sampleDataOf(block.type);
  return { ...block, props: { ...block.props, ...(data && { data }) } } as ResolvedBlock; // as BlockData pairs them
}
