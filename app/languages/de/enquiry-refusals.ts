import type { enquiryRefusals as english } from "../en/enquiry-refusals.ts";

export const enquiryRefusals = {
  tooManyRequests: (minutes) =>
    `Zu viele Anfragen. Bitte versuchen Sie es in ${minutes === 1 ? "einer Minute" : `${minutes} Minuten`} noch einmal oder schreiben Sie uns direkt.`,
  filesTooLarge: "Die Dateien sind zu groß: Hängen Sie höchstens drei Dateien mit je 5\u00a0MB an.",
  timeout:
    "Die Übertragung hat zu lange gedauert. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.",
  otherSite:
    "Dieses Formular wurde von einer anderen Website gesendet. Bitte öffnen Sie es hier und senden Sie es noch einmal.",
  preview:
    "Dies ist eine Vorschau der Website, deshalb wurde nichts gesendet. Verlassen Sie die Vorschau, um eine Anfrage zu senden.",
  chooseAgain: (count, names) =>
    count === 1
      ? `Bitte wählen Sie diese Datei noch einmal aus: ${names}`
      : `Bitte wählen Sie diese Dateien noch einmal aus: ${names}`,
  fileContent: (name, type) => `${name} ist keine gültige ${type}-Datei`,
  unsafeDocument: (name) => `${name} ist kein sicheres Dokument`,
} satisfies typeof english;
