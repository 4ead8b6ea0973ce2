import { officeListOf } from "#app/blocks/offices/data.server.ts";
import type { Block, BlockType } from "#app/blocks/registry.ts";
import type { BlockData, ResolvedBlock } from "#app/blocks/resolved-block.ts";
import { defaultSettings } from "#app/domain/settings/registry.ts";

const page = {
  id: "5b0c6a3e-0a44-4c58-8b43-3d3f2d0b6f10",
  slug: "dwh",
  title: "DWH",
  path: "/solutions/dwh",
  excerpt: "One set of numbers.",
  coverImage: "/art/solutions/dwh-1280.webp",
};

const file = { address: "/media/prices.pdf", name: "prices.pdf", kind: "PDF", size: 81_920 };

const article = {
  slug: "sequences",
  title: "The sequences did not come along",
  excerpt: "A migration, and what it left behind.",
  publishedDate: new Date("2026-11-12"),
  tags: ["Postgres"],
  coverImage: "/art/news/sequences-1280.webp",
};

const services = {
  title: "Building it",
  items: [{ title: "Interfaces", url: "/services/interfaces", description: "From the first sketch." }],
};

const offices = officeListOf({
  ...defaultSettings,
  home_offices_items: [
    {
      city: "Lisbon",
      country: "Portugal",
      address: "Marvila",
      phone: "+351 21 000 0150",
      timeZone: "Europe/Lisbon",
      coordinates: "38° N 9° W",
      imageUrl: "",
    },
  ],
});

const beside = {
  role: "Partner, engineering",
  portrait: "/art/portraits/marta-esteves-480.webp",
  drawing: "/air/dwh-beside-3.svg",
};

/** Sample data of the blocks' loaders, for tests without a database. */
const sampleData: BlockData = {
  "case-index": {
    cases: [
      {
        ...page,
        client: "Oriel Rail",
        year: "2025",
        sector: { slug: "rail", title: "Rail" },
        services: [],
        technologies: [{ slug: "dwh", title: "DWH" }],
        figure: { value: "4 h", label: "from request to ticket" },
        ground: "ice",
      },
    ],
  },
  "case-opening": { slug: "ostra-bank" },
  "case-passport": { techStack: [page], services: [], solutions: [] },
  downloads: { files: [file, file] },
  "home-cases": {
    title: "Built and running",
    description: "Five of them.",
    items: [
      { title: "Ferries", label: "Transport", description: "On time.", url: "/cases/ferries", imageUrl: "" },
    ],
  },
  "shared-block": null,
  "home-clients": {
    logos: [{ imageUrl: "", altText: "Oriel" }],
    spacing: 40,
    isGrey: true,
    hoverEffect: "none",
  },
  "home-clutch": { title: "Rated", rating: "4.9", reviews: "31 reviews", url: "https://clutch.co" },
  "home-services": {
    title: "Services",
    description: "In this order.",
    discovery: services,
    delivery: services,
  },
  "home-solutions": { title: "What we build", solutions: [page] },
  "home-stage": {
    brand: { name: "Kestrel", initial: "K", logo: "", logoOnInk: "" },
    headline: "Software that holds still",
    opening: { description: "Built by engineers.", solutions: [page] },
    scenery: { hasFilms: true, shape: "circle" },
    introText: "Forty engineers and designers.",
    coordinates: "38° N 9° W",
  },
  "home-team": {
    title: "The team",
    subtitle: "Some of them.",
    members: [{ name: "Marta", role: "Partner", imageUrl: "" }],
  },
  "news-list": { articles: [article, { ...article, slug: "ports", title: "Ports" }] },
  offices,
  "page-links": { pages: [page] },
  "process-steps": beside,
  "rich-text": beside,
  "services-list": { services: [page] },
  "tech-stack": {
    pages: [[{ ...page, fact: "Two days a year", cases: [page] }], [], []],
    years: [[{ ...page, fact: "Two days a year", cases: [page] }], []],
    now: 2026,
  },
  "link-wall": {
    targets: [{ path: page.path, study: { title: "Oriel Rail", path: "/cases/oriel" } }, { path: undefined }],
    drawing: "/air/wall.svg",
  },
  "station-line": { paths: [page.path, null, null], drawing: "/air/strand.svg" },
  testimonials: {
    testimonials: [
      {
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
  timeline: beside,
};

/** The sample of a block type; undefined for types without loaded data. */
function sampleDataOf(type: BlockType): BlockData[keyof BlockData] | undefined {
  return (sampleData as Partial<Record<BlockType, BlockData[keyof BlockData]>>)[type];
}

/** A block with the props of its view. */
export function withSampleData(block: Block): ResolvedBlock {
  const data = sampleDataOf(block.type);
  const props = { ...block.props, ...(data && { data }) };
  return { ...block, props } as ResolvedBlock; // as BlockData pairs them
}
