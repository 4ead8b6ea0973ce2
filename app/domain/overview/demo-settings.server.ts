import { listDemoSettings } from "#app/domain/settings/demo-settings.ts";
import { getSettings } from "#app/domain/settings/settings.server.ts";
import { env } from "#app/platform/env.server.ts";

/** Settings that visitors see with values of the demo. */
export async function findDemoSettings() {
  return listDemoSettings(await getSettings(), { hasDemo: env.DEMO_CONTENT });
}
