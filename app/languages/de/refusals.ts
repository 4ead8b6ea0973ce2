import type { refusals as english } from "../en/refusals.ts";

export const refusals = {
  noFile: "Diese Datei gibt es nicht.",
  noRange: "Den angefragten Abschnitt hat die Datei nicht.",
  fileUnavailable: "Die Datei ist gerade nicht lesbar. Versuchen Sie es in einer Minute noch einmal.",
  foreignForm: {
    title: "Dieses Formular kam von einer anderen Website",
    reason:
      "Ihr Browser meldet, dass das Formular auf einer anderen Website steht. Es wurde nichts gespeichert oder gesendet.",
    again:
      "Öffnen Sie das Formular auf dieser Website und senden Sie es noch einmal. Damit nichts verloren geht, gehen Sie vorher zurück und kopieren Sie Ihre Eingaben.",
    extension:
      "Erscheint diese Seite wieder, verbirgt vielleicht eine Erweiterung Ihres Browsers die Herkunft von Formularen. Schalten Sie sie für diese Website aus.",
    openContactForm: "Zum Anfrageformular",
    openAdmin: "Zum Adminbereich",
  },
} satisfies typeof english;
