import type { officeClock as english } from "./en/office-clock.ts";
import type { Language } from "./language.ts";

/** The texts of an office's clock. */
export type ClockTexts = typeof english;

const imports: Record<Language, () => Promise<{ officeClock: ClockTexts }>> = {
  en: () => import("./en/office-clock.ts"),
  de: () => import("./de/office-clock.ts"),
};

/** For the clock, which runs without React and therefore without the catalogues of the page. */
export async function loadOfficeClock(language: Language): Promise<ClockTexts> {
  return (await imports[language]()).officeClock;
}
