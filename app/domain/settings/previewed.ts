/** The tabs with a preview of unsaved changes. */
const previewedTabs = ["contact", "footer", "form", "home", "cookies", "brand"] as const;
export type PreviewedTab = (typeof previewedTabs)[number];

export function isPreviewed(tab: string | undefined): tab is PreviewedTab {
  return previewedTabs.some((each) => each === tab);
}
