/** Texts of previews of drafts and settings, which editors and whoever has a link see. */
export const preview = {
  titleOf: (title: string) => `Preview: ${title}`,
  draft: "Draft preview",
  version: (version: number) => `Preview of version ${version}`,
  block: "Preview of a block",
  section: "Preview of a section",
  settings: "Preview of settings",
  editedPage: "Page in the editor",
  rendering: "Rendering…",
  expired: {
    title: "Preview link expired",
    heading: "This preview link has expired or was revoked",
    advice: "Ask the person who sent it for a new one.",
  },
  site: {
    label: "Preview of the site",
    mark: "Preview",
    unpublished: (tabs: string) => `Unpublished settings: ${tabs}`,
    nothingUnpublished: "No unpublished settings",
    notShown: (labels: string) => `Not shown, because their fields have errors: ${labels}.`,
    visitorsSee:
      "Visitors see the saved settings. Scripts of third parties do not run, visits are not counted and enquiries are not sent.",
    leave: "Leave preview",
  },
  brand: {
    colours: "Ink on paper",
    bodyText: "Body text in ink, with",
    signalText: "text in the signal colour",
  },
};
