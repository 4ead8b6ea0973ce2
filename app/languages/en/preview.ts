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
  brand: {
    colours: "Ink on paper",
    bodyText: "Body text in ink, with",
    signalText: "text in the signal colour",
  },
};
