import { pictureAt } from "#app/domain/media/media-item.ts";
import { childrenOfRole } from "#app/domain/pages/page-index.ts";
import { listPublishedPages } from "#app/domain/pages/pages.server.ts";
import { drawingLookOf } from "#app/domain/settings/drawing-look.ts";
import { drawingAddress } from "#app/flow-field/drawings.server.ts";
import { log } from "#app/platform/log.server.ts";
import type { ReadSettings } from "../resolve-blocks.server.ts";

/** Solutions without a cover get generated art. */
export default async function loadHomeSolutions(_props: unknown, readSettings: ReadSettings) {
  const settings = await readSettings();
  if (!settings.home_solutions_enabled) return null;
  const look = drawingLookOf(settings);
  const pages = childrenOfRole(await listPublishedPages(), "solutions");
  const solutions = pages.map(({ slug, title, path, excerpt, coverImage }) => ({
    title,
    path,
    excerpt,
    coverImage: pictureAt(coverImage) || drawingAddress(slug, look),
  }));
  if (solutions.length === 0) {
    log.warn("no solutions pages are published");
    return null;
  }
  return { title: settings.home_solutions_title, solutions };
}
