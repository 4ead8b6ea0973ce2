import type { ReadSettings } from "../resolve-blocks.server.ts";

export default async function loadHomeClutch(_props: unknown, readSettings: ReadSettings) {
  const settings = await readSettings();
  if (!settings.home_clutch_enabled || settings.home_clutch_url === "") return null;
  return {
    title: settings.home_clutch_title,
    rating: settings.home_clutch_rating,
    reviews: settings.home_clutch_reviews,
    url: settings.home_clutch_url,
  };
}
