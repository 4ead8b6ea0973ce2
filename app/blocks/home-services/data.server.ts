import type { Settings } from "#app/domain/settings/registry.ts";
import type { ReadSettings } from "../resolve-blocks.server.ts";

/** One of the two lists: discovery and delivery services. */
export interface Services {
  title: string;
  items: Settings["home_services_discovery_items"];
}

export default async function loadHomeServices(_props: unknown, readSettings: ReadSettings) {
  const settings = await readSettings();
  if (!settings.home_services_enabled) return null;
  return {
    title: settings.home_services_title,
    description: settings.home_services_description,
    discovery: {
      title: settings.home_services_discovery_title,
      items: settings.home_services_discovery_items,
    },
    delivery: { title: settings.home_services_delivery_title, items: settings.home_services_delivery_items },
  };
}
