import type { Settings } from "#app/domain/settings/registry.ts";
import { drawingAddress } from "#app/flow-field/drawings.server.ts";
import type { ReadSettings } from "../resolve-blocks.server.ts";

export interface HomeCasesData {
  title: string;
  description: string;
  /** Cases without a picture get generated art. */
  items: Settings["home_cases_items"];
}

/** Null while the section is disabled or has no cases. */
export default async function loadHomeCases(
  _: unknown,
  readSettings: ReadSettings,
): Promise<HomeCasesData | null> {
  const settings = await readSettings();
  if (!settings.home_cases_enabled || settings.home_cases_items.length === 0) return null;
  return {
    title: settings.home_cases_title,
    description: settings.home_cases_description,
    items: settings.home_cases_items.map((item) => ({
      ...item,
      imageUrl: item.imageUrl || drawingAddress(item.title),
    })),
  };
}
