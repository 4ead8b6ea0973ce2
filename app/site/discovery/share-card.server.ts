import { locateBest } from "#app/domain/media/media-files.server.ts";
import { mediaIdOf } from "#app/domain/media/media-item.ts";
import type { Settings } from "#app/domain/settings/registry.ts";
import { sitePreview } from "#app/domain/settings/site-preview.server.ts";
import { drawableCard, type ShareCard } from "#app/domain/share-cards/share-card.ts";
import { requestCard } from "#app/domain/share-cards/share-cards.server.ts";
import { siteUrl } from "#app/http/request.server.ts";
import { staleIfError } from "#app/http/stale-if-error.server.ts";
import { paths } from "#app/paths/paths.ts";

/** The default share image, for pages without a card or whose card is not rendered yet. */
export const plainCard = paths.knownIcon("icon-512.png");

/** Returns the path of a page's share image; requests rendering of a missing card. A preview of the site has no own. */
export async function shareCardOf(
  settings: Settings,
  { headline, ...page }: Pick<ShareCard, "title" | "label" | "cover"> & { headline?: string | null },
): Promise<string> {
  if (sitePreview.getStore()) return plainCard;
  const card = drawableCard({
    ...page,
    cover: await revised(page.cover),
    // A headline that repeats the title adds nothing.
    headline: !headline || headline.trim() === page.title.trim() ? "" : headline,
    brand: settings.brand_name,
    logo: (await revised(settings.brand_logo)) || null,
    tagline: settings.brand_tagline,
    host: new URL(siteUrl).host,
    fonts: settings.brand_fonts,
    colours: {
      ink: settings.brand_ink_color,
      paper: settings.brand_paper_color,
      signal: settings.brand_signal_color,
    },
  });
  return card ? paths.shareCard(await requestCard(card)) : plainCard;
}

/**
 * The address of the current file of a picture, so that a replaced one gets a new card. Null, for a card without it, while
 * the library prepares it.
 */
async function revised(cover: string | null): Promise<string | null> {
  const id = cover && mediaIdOf(cover);
  if (!id) return cover;
  const best = await staleIfError(`media:${id}`, () => locateBest(id)).catch(() => undefined);
  return best?.value ? paths.mediaVariant(id, best.value.file, best.value.revision) : null;
}
