import { brandPalette } from "#app/domain/settings/brand-palette.ts";
import { defaultSettings, type Settings } from "#app/domain/settings/registry.ts";

/** The colours of an agency that is not the demo. */
export const aBrandSettings = {
  brand_name: "Nordlicht GmbH",
  brand_ink_color: "#0B2233",
  brand_paper_color: "#F4F7F8",
  brand_signal_color: "#1E9E8A",
  brand_signal_text_color: "#0F6E60",
} satisfies Partial<Settings>;

export const aBrand = brandPalette({ ...defaultSettings, ...aBrandSettings });

/** The four colours of the demo's brand. */
export const demoColours = ["#0e1112", "#f5f3ee", "#eae6dc", "#ff5a1f"];
