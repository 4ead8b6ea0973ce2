import { pictureAt } from "#app/domain/media/media-item.ts";
import { drawingLookOf } from "#app/domain/settings/drawing-look.ts";
import { drawingAddress } from "#app/flow-field/drawings.server.ts";
import type { ReadSettings } from "../resolve-blocks.server.ts";

/** Cases without a picture get generated art. */
export default async function loadHomeCases(_props: unknown, readSettings: ReadSettings) {
  const settings = await readSettings();
  if (!settings.home_cases_enabled || settings.home_cases_items.length === 0) return null;
  const look = drawingLookOf(settings);
  return {
    title: settings.home_cases_title,
    description: settings.home_cases_description,
    items: settings.home_cases_items.map((item) => ({
      ...item,
      imageUrl: pictureAt(item.imageUrl) || drawingAddress(item.title, look),
    })),
  };
}
