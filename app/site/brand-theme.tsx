import { useSiteData } from "./site-data.ts";

/** The house's own colours, over those of the style sheet. */
export function BrandTheme() {
  const colours = useSiteData()?.colours;
  return colours ? <style>{colours}</style> : null;
}
