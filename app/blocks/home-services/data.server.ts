import type { Settings } from "#app/domain/settings/registry.ts";
import type { ReadSettings } from "../resolve-blocks.server.ts";

/** One of the two lists: discovery and delivery services. */
export interface Services {
  title: string;
  items: Settings["home_services_discovery_items"];
}

/** Null while the settings hide the section or list no services. */
export default async function loadHomeServices(_props: unknown, readSettings: ReadSettings) {
  const settings = await readSettings();
  const discovery = {
    title: settings.home_services_discovery_title,
    items: settings.home_services_discovery_items,
  };
  const delivery = {
    title: settings.home_services_delivery_title,
    items: settings.home_services_delivery_items,
  };
  const isEmpty = discovery.items.length === 0 && delivery.items.length === 0;
  if (!settings.home_services_enabled || isEmpty) return null;
  return {
    title: settings.home_services_title,
    description: settings.home_services_description,
    discovery,
    delivery,
  };
}
