import { type PresetKind, presetKinds } from "#app/domain/settings/registry/presets.ts";
import type { Settings } from "#app/domain/settings/registry.ts";

/** A preset for new pages. */
export interface Preset {
  /** A built-in kind, or the id of a preset created from a page. */
  id: string;
  name: string;
  description: string;
}

/** The enabled built-in presets, with names and descriptions from the settings. */
export function offeredKinds(settings: Settings): Preset[] {
  const enabled: readonly string[] = settings.preset_enabled_categories;
  return presetKinds
    .filter((kind) => enabled.includes(kind))
    .map((kind) => ({
      id: kind,
      name: settings[`preset_${kind}_name`],
      description: settings[`preset_${kind}_description`],
    }));
}

export function isPresetKind(id: string): id is PresetKind {
  return presetKinds.some((kind) => kind === id);
}
