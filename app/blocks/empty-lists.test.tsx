import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { mainEdition } from "#app/languages/language.ts";
import { wordsOfHtml, wordsOfMarkdown } from "#tests/support/readable-text.ts";
import { renderToText } from "#tests/support/render-to-text.tsx";
import { markdownOf } from "./markdown.ts";
import { type BlockType, blocks } from "./registry.ts";
import type { BlockData, ResolvedBlock } from "./resolved-block.ts";
import { BlockView } from "./views.tsx";

/** Blocks that are omitted when they are empty, and one without any other content. */
type LeftOut =
  | "case-opening"
  | "shared-block"
  | "offices"
  | "testimonials"
  | "news-list"
  | "page-links"
  | "link-wall"
  | "station-line"
  | "rich-text"
  | "process-steps"
  | "timeline"
  | `home-${string}`;

/** The content of each other block when its loader finds nothing. */
const emptyLists: {
  [Type in Exclude<keyof BlockData, LeftOut>]: { data: BlockData[Type]; props?: object; says: string };
} = {
  "case-index": { data: { cases: [] }, says: "No cases are published yet." },
  "case-passport": {
    data: { techStack: [], services: [], solutions: [] },
    props: { facts: [], techStack: [], services: [], solutions: [] },
    says: "This case has no facts yet.",
  },
  downloads: { data: { files: [] }, says: "No downloads yet." },
  "services-list": { data: { services: [] }, says: "No services are published yet." },
  "tech-stack": {
    data: { pages: [], years: [], now: 2026 },
    props: { groups: [{ name: "In the browser", years: [], pages: ["react"], others: "Remix, Vite" }] },
    says: "In the browser",
  },
};

test.each(Object.entries(emptyLists))(
  "DATA-10, READ-01: %s shows a message when its list is empty",
  (name, { data, props, says }) => {
    const type = name as BlockType;
    const { version, example } = blocks[type];
    const block = { id: randomUUID(), type, version, props: { ...example, ...props, data } } as ResolvedBlock;
    const html = renderToText(<BlockView block={block} place={{ isOpening: false }} />);
    expect(html).toContain(says);
    expect(wordsOfMarkdown(markdownOf(block, mainEdition("en"))).toSorted()).toEqual(
      wordsOfHtml(html).toSorted(),
    );
  },
);
