import type { errors as english } from "../en/errors.ts";

export const errors = {
  noAccess: { title: "Kein Zugriff", hint: "Bitten Sie das Team dieser Website um Zugriff." },
  notFound: {
    title: "Seite nicht gefunden",
    hint: "Vielleicht ist die Seite umgezogen, oder in der Adresse steckt ein Tippfehler.",
  },
  unsupported: {
    title: "Anfrage nicht unterstützt",
    hint: "Diese Adresse nimmt Anfragen dieser Art nicht an.",
  },
  gone: {
    title: "Seite entfernt",
    hint: "Diese Seite wurde entfernt und nicht ersetzt.",
  },
  unavailable: {
    title: "Vorübergehend nicht erreichbar",
    hint: "Die Datenbank ist nicht erreichbar. Es gehen keine Daten verloren. Versuchen Sie es in einer Minute noch einmal.",
  },
  refused: {
    title: "Anfrage nicht angenommen",
    hint: "Mit dieser Anfrage konnte die Website nichts anfangen. Gehen Sie zurück, laden Sie die Seite neu und wiederholen Sie den letzten Schritt.",
  },
  unexpected: {
    title: "Da ist etwas schiefgegangen",
    hint: "Der Fehler liegt bei uns und ist protokolliert. Laden Sie die Seite in einer Minute noch einmal. Wenn es dann noch nicht klappt, sagen Sie uns Bescheid.",
  },
  request: (id) => `Anfrage ${id}`,
  backHome: "Zurück zur Startseite",
  contactUs: "Sagen Sie uns Bescheid",
  similar: { asked: "Gesucht haben Sie", heading: "Meinten Sie", label: "Ähnliche Seiten" },
  mainPages: "Hauptseiten",
  elsewhere: "Diese Seite gibt es in einer anderen Sprache",
} satisfies typeof english;
