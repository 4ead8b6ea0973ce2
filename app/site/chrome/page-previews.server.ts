import { readBlocks } from "#app/blocks/read-blocks.ts";
import { listPublishedNews } from "#app/domain/content-store/published-content.server.ts";
import { pictureAt } from "#app/domain/media/media-item.ts";
import { resolvePictures } from "#app/domain/media/resolve-pictures.server.ts";
import type { PublishedPage } from "#app/domain/pages/page.ts";
import { listPublishedPages, readContents } from "#app/domain/pages/pages.server.ts";
import { drawingLookOf } from "#app/domain/settings/drawing-look.ts";
import { editionOf } from "#app/domain/settings/edition.ts";
import { getSettings } from "#app/domain/settings/settings.server.ts";
import { drawingAddress } from "#app/flow-field/drawings.server.ts";
import type { DrawingLook } from "#app/flow-field/page-drawing.ts";
import { type Answer, staleIfError } from "#app/http/stale-if-error.server.ts";
import { sitePathsIn } from "#app/paths/site-paths.ts";
import { fileAddress } from "#app/ui/file-address.ts";
import { drawingSeed } from "../content-page.server.ts";
import type { PagePreview, PagePreviews } from "./page-previews.ts";

/** NAV-03: excerpt and picture of every page in the menus, and of the latest article; stale-if-error. */
export function readPagePreviews(): Promise<Answer<PagePreviews>> {
  return staleIfError("page-previews", async () => {
    const [index, news, settings] = await Promise.all([
      listPublishedPages(),
      listPublishedNews(1),
      getSettings(),
    ]);
    const edition = editionOf(settings);
    const look = drawingLookOf(settings);
    const listed = index.filter(({ inMenus }) => inMenus);
    const contents = await readContents(listed.map(({ id }) => id));
    const previews = listed.map((page) => [page.path, previewOf(page, contents.get(page.id), look)]);
    const latest = news.map(({ title, slug, coverImage }) => [
      sitePathsIn(edition).news(),
      { text: title, picture: pictureAt(coverImage) ?? drawingAddress(`article-${slug}`, look) },
    ]);
    // Open pages of the previous version read `uploaded`.
    return resolvePictures({ previews: Object.fromEntries([...previews, ...latest]), uploaded: {} });
  });
}

/** With the picture that the page opens with. */
function previewOf(
  { slug, excerpt, coverImage }: PublishedPage,
  content: unknown,
  look: DrawingLook,
): PagePreview {
  const [first] = readBlocks(content).blocks;
  const image = first?.type === "hero" ? first.props.image : undefined;
  return {
    text: excerpt,
    picture:
      pictureAt(image ? fileAddress(image) : coverImage) ??
      drawingAddress(drawingSeed(slug, first?.type === "hero" ? first.props.drawing : undefined), look),
  };
}
