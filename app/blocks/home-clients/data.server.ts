import type { Settings } from "#app/domain/settings/registry.ts";
import type { ReadSettings } from "../resolve-blocks.server.ts";

export interface HomeClientsData {
  logos: Settings["home_clients_logos"];
  spacing: number;
  isGrey: boolean;
  hoverEffect: Settings["home_clients_hover_effect"];
}

/** Null while the section is disabled or has no logos. */
export default async function loadHomeClients(
  _: unknown,
  readSettings: ReadSettings,
): Promise<HomeClientsData | null> {
  const settings = await readSettings();
  if (!settings.home_clients_enabled || settings.home_clients_logos.length === 0) return null;
  return {
    logos: settings.home_clients_logos,
    spacing: settings.home_clients_logo_spacing,
    isGrey: settings.home_clients_grayscale_enabled,
    hoverEffect: settings.home_clients_hover_effect,
  };
}
