import { pictureAt } from "#app/domain/media/media-item.ts";
import { childrenOfRole } from "#app/domain/pages/page-index.ts";
import { listPublishedPages } from "#app/domain/pages/pages.server.ts";
import { initialOf } from "#app/domain/texts/initial.ts";
import type { ReadSettings } from "../resolve-blocks.server.ts";

/** The number of solutions that fit at the bottom of the stage. */
const MAX_SOLUTIONS = 9;

export default async function loadHomeStage(_props: unknown, readSettings: ReadSettings) {
  const settings = await readSettings();
  if (!settings.home_hero_section_enabled) return null;
  const solutions = childrenOfRole(await listPublishedPages(), "solutions")
    .slice(0, MAX_SOLUTIONS)
    .map(({ title, path }) => ({ title, path }));
  return {
    brand: {
      name: settings.brand_name,
      initial: initialOf(settings.brand_name),
      logo: pictureAt(settings.brand_logo),
      logoOnInk: pictureAt(settings.brand_logo_on_ink),
    },
    headline: settings.home_hero_headline,
    ...(settings.home_hero_enabled
      ? { opening: { description: settings.home_hero_description, solutions } }
      : {}),
    introText: settings.home_hero_intro_text,
    coordinates: settings.home_offices_items[0]?.coordinates,
  };
}
