import { randomUUID } from "node:crypto";
import { blocks } from "#app/blocks/registry.ts";
import { roleOfSlug } from "#app/domain/pages/role.ts";
import type { Transaction } from "#app/platform/database.server.ts";
import { news } from "#db/schema/news.ts";
import { pages } from "#db/schema/pages.ts";
import { testimonials } from "#db/schema/testimonials.ts";
import { markdownToRichText } from "../markdown.ts";
import type { DemoBlock, DemoPage } from "./demo.ts";
import { demoNews } from "./news/index.ts";
import { demoPages } from "./pages/index.ts";
import { seedDemoSettings } from "./settings.ts";
import { demoTestimonials } from "./testimonials.ts";

/** Fills an empty site with the demo agency: pages over three levels, news, testimonials and its settings. */
export async function seedDemo(tx: Transaction) {
  await tx.insert(pages).values(demoPages.flatMap((page, position) => pageRows(page, position)));
  await tx.insert(news).values(
    demoNews.map(({ body, publishedDate, ...article }) => ({
      ...article,
      body: markdownToRichText(body),
      publishedDate: new Date(publishedDate),
      isPublished: true,
    })),
  );
  await tx
    .insert(testimonials)
    .values(demoTestimonials.map((entry, orderIndex) => ({ ...entry, orderIndex, isPublished: true })));
  await seedDemoSettings(tx);
}

/** The page's row followed by those of everything below it. */
function pageRows(page: DemoPage, orderIndex: number, parentSlug?: string): (typeof pages.$inferInsert)[] {
  const { slug, title, extendedTitle, excerpt, coverImage, children = [], isPublished = true } = page;
  const row = {
    slug,
    role: roleOfSlug(slug),
    title,
    extendedTitle,
    excerpt,
    coverImage,
    parentSlug,
    orderIndex,
    isPublished,
    content: page.blocks.map(stored),
  };
  return [row, ...children.flatMap((child, position) => pageRows(child, position, slug))];
}

function stored({ type, props }: DemoBlock) {
  return { id: randomUUID(), type, version: blocks[type].version, props };
}
