import { useSiteData } from "./site-data.ts";

/** Overrides the style sheet's colours and fonts with the brand's. */
export function BrandTheme() {
  const { colours = "", fonts } = useSiteData() ?? {};
  const css = colours + (fonts?.css ?? "");
  return css ? <style>{css}</style> : null;
}
