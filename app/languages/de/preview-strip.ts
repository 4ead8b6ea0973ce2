import type { previewStrip as english } from "../en/preview-strip.ts";

export const previewStrip = {
  label: "Vorschau der Website",
  mark: "Vorschau",
  unpublished: (tabs) => `Unveröffentlichte Einstellungen: ${tabs}`,
  nothingUnpublished: "Keine unveröffentlichten Einstellungen",
  notShown: (labels) => `Wegen Fehlern in ihren Feldern nicht gezeigt: ${labels}.`,
  visitorsSee:
    "Öffentlich sind die gespeicherten Einstellungen. Skripte Dritter laufen nicht, Besuche werden nicht gezählt und Anfragen nicht gesendet.",
  leave: "Vorschau verlassen",
} satisfies typeof english;
