import { useSiteData } from "./site-data.ts";

/** Overrides the style sheet's colours with the brand's. */
export function BrandTheme() {
  const colours = useSiteData()?.colours;
  return colours ? <style>{colours}</style> : null;
}
