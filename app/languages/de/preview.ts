import type { preview as english } from "../en/preview.ts";

export const preview = {
  titleOf: (title) => `Vorschau: ${title}`,
  draft: "Vorschau des Entwurfs",
  version: (version) => `Vorschau von Version ${version}`,
  block: "Vorschau eines Blocks",
  section: "Vorschau eines Ausschnitts",
  settings: "Vorschau der Einstellungen",
  editedPage: "Seite im Editor",
  rendering: "Wird dargestellt …",
  expired: {
    title: "Vorschaulink abgelaufen",
    heading: "Dieser Vorschaulink ist abgelaufen oder wurde zurückgezogen",
    advice: "Bitten Sie die Person, von der Sie ihn haben, um einen neuen.",
  },
  brand: {
    colours: "Tinte auf Papier",
    bodyText: "Fließtext in der Textfarbe, mit",
    signalText: "Text in der Signalfarbe",
  },
} satisfies typeof english;
