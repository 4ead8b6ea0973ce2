import type { ContentPage } from "#app/site/content-page.server.ts";

/** The headline of a page: that of the hero it opens with, its extended title, or its title. */
export function headlineOf({ blocks: [first], extendedTitle, title }: ContentPage): string {
  return first?.type === "hero" ? first.props.headline : (extendedTitle ?? title);
}

/** The page's title if the headline does not contain it; a case shows it in its opening. */
export function titleAboveHeadline(page: ContentPage): string | undefined {
  const isShown = headlineOf(page) === page.title || page.blocks[0]?.type === "case-opening";
  return isShown ? undefined : page.title;
}
