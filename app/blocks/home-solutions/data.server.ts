import type { PublishedPage } from "#app/domain/pages/page.ts";
import { childrenOfRole } from "#app/domain/pages/page-index.ts";
import { listPublishedPages } from "#app/domain/pages/pages.server.ts";
import { drawingAddress } from "#app/flow-field/drawings.server.ts";
import { log } from "#app/platform/log.server.ts";
import type { ReadSettings } from "../resolve-blocks.server.ts";

export interface HomeSolutionsData {
  title: string;
  /** Solutions without a cover get generated art. */
  solutions: (Pick<PublishedPage, "title" | "path" | "excerpt"> & { coverImage: string })[];
}

/** Null while the section is disabled. Logs a warning when no solutions are published. */
export default async function loadHomeSolutions(
  _: unknown,
  readSettings: ReadSettings,
): Promise<HomeSolutionsData | null> {
  const [settings, index] = await Promise.all([readSettings(), listPublishedPages()]);
  if (!settings.home_solutions_enabled) return null;
  const solutions = childrenOfRole(index, "solutions").map(({ slug, title, path, excerpt, coverImage }) => ({
    title,
    path,
    excerpt,
    coverImage: coverImage || drawingAddress(slug),
  }));
  if (solutions.length === 0) log.warn("no solutions pages are published");
  return { title: settings.home_solutions_title, solutions };
}
