import type { officeHours as english } from "../en/office-hours.ts";

/** Cities of time zones that have a German name. */
const cities: Record<string, string> = {
  Athens: "Athen",
  Belgrade: "Belgrad",
  Brussels: "Brüssel",
  Bucharest: "Bukarest",
  Cairo: "Kairo",
  Copenhagen: "Kopenhagen",
  "Hong Kong": "Hongkong",
  Kiev: "Kyjiw",
  Kyiv: "Kyjiw",
  Lisbon: "Lissabon",
  Luxembourg: "Luxemburg",
  "Mexico City": "Mexiko-Stadt",
  Moscow: "Moskau",
  Prague: "Prag",
  Rome: "Rom",
  "Sao Paulo": "São Paulo",
  Singapore: "Singapur",
  Tokyo: "Tokio",
  Vienna: "Wien",
  Warsaw: "Warschau",
  Zurich: "Zürich",
};

export const officeHours = {
  everyDay: "Täglich",
  days: (first, last) => `${first} bis ${last}`,
  aroundTheClock: "rund um die Uhr",
  hours: (opens, closes) => `${opens} bis ${closes}\u00a0Uhr`,
  workingHours: (days, hours, city) => `${days}, ${hours}, Zeitzone ${city}`,
  city: (name) => cities[name] ?? name,
  zone: (city, abbreviation) => `Zeitzone ${city} (${abbreviation})`,
  deadline: (weekday, day, month, time) => `${weekday}, ${day}.\u00a0${month}, ${time}\u00a0Uhr`,
  visit: (day, month, time) => `${day}.\u00a0${month}, ${time}\u00a0Uhr`,
} satisfies typeof english;
