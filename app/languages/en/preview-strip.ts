/** Texts of the strip below the pages of a previewed site. In a separate file, which only people in a preview load. */
export const previewStrip = {
  label: "Preview of the site",
  mark: "Preview",
  unpublished: (tabs: string) => `Unpublished settings: ${tabs}`,
  nothingUnpublished: "No unpublished settings",
  notShown: (labels: string) => `Not shown, because their fields have errors: ${labels}.`,
  visitorsSee:
    "Visitors see the saved settings. Scripts of third parties do not run, visits are not counted and enquiries are not sent.",
  leave: "Leave preview",
};
