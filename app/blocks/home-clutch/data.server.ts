import type { ReadSettings } from "../resolve-blocks.server.ts";

export interface HomeClutchData {
  title: string;
  rating: string;
  reviews: string;
  url: string;
}

/** Null while the section is disabled or has no link. */
export default async function loadHomeClutch(
  _: unknown,
  readSettings: ReadSettings,
): Promise<HomeClutchData | null> {
  const settings = await readSettings();
  if (!settings.home_clutch_enabled || settings.home_clutch_url === "") return null;
  return {
    title: settings.home_clutch_title,
    rating: settings.home_clutch_rating,
    reviews: settings.home_clutch_reviews,
    url: settings.home_clutch_url,
  };
}
