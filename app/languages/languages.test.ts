import { expect, test } from "vitest";
import { previewStrip as german } from "./de/preview-strip.ts";
import { previewStrip as english } from "./en/preview-strip.ts";
import { isLanguage, type Language, languages } from "./language.ts";
import { messagesIn, serverMessagesIn } from "./messages.server.ts";

test("LANG-01: every language has its own text for every key of every catalogue", () => {
  const english = textsOf(allIn("en"));
  for (const language of Object.keys(languages)
    .filter((each) => each !== "en")
    .filter(isLanguage)) {
    const texts = textsOf(allIn(language));
    expect([...texts.keys()]).toEqual([...english.keys()]);
    const copied = [...texts].filter(([key, text]) => text === english.get(key) && !isSameIn(language, key));
    expect(copied, `texts of “${language}” that are still English`).toEqual([]);
  }
});

const previewStrip: Record<Language, object> = { en: english, de: german };

const allIn = (language: Language) => ({
  ...messagesIn(language),
  ...serverMessagesIn(language),
  previewStrip: previewStrip[language],
});

test("LANG-01: a date is written in words, the same in every time zone", () => {
  const [summer, winter] = [new Date("2026-09-01T00:30:00Z"), new Date("2026-12-31T23:30:00Z")];
  const { dates: english } = messagesIn("en");
  expect([english.date(summer), english.dayAndMonth(winter)]).toEqual(["1 Sep 2026", "31 Dec"]);
  expect(english.moment(winter, "16:48")).toBe("Thursday 31 December, 16:48");
  const { dates: german } = messagesIn("de");
  expect([german.date(summer), german.dayAndMonth(winter)]).toEqual(["1. Sept. 2026", "31. Dez."]);
  expect(german.longDate(summer)).toBe("1. September 2026");
  expect(german.moment(winter, "16:48")).toBe("Donnerstag, 31. Dezember, 16:48\u00a0Uhr");
});

/** Words that a language shares with English. */
const shared: Record<string, readonly string[]> = {
  de: [
    "blocks.code.label",
    "blocks.homeClutch.label",
    "blocks.homeTeam.label",
    "blocks.richText.code",
    "consent.purposes.marketing",
    "dates.weekday",
    "enquiry.form.name",
    "enquiry.form.optional",
    "mails.fields.name",
  ],
};

const isSameIn = (language: string, key: string) => shared[language]?.includes(key);

/** The texts by their path; functions by their source. */
function textsOf(catalogue: object, start = ""): Map<string, string> {
  return new Map(
    Object.entries(catalogue).flatMap(([key, value]) => {
      const path = start + key;
      return typeof value === "object" ? [...textsOf(value, `${path}.`)] : [[path, String(value)] as const];
    }),
  );
}
