import { pictureAt } from "#app/domain/media/media-item.ts";
import type { ReadSettings } from "../resolve-blocks.server.ts";

export default async function loadHomeClients(_props: unknown, readSettings: ReadSettings) {
  const settings = await readSettings();
  if (!settings.home_clients_enabled || settings.home_clients_logos.length === 0) return null;
  return {
    logos: settings.home_clients_logos.map((logo) => ({ ...logo, imageUrl: pictureAt(logo.imageUrl) })),
    spacing: settings.home_clients_logo_spacing,
    isGrey: settings.home_clients_grayscale_enabled,
    hoverEffect: settings.home_clients_hover_effect,
  };
}
