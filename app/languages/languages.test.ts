import { expect, test } from "vitest";
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

const allIn = (language: Language) => ({ ...messagesIn(language), ...serverMessagesIn(language) });

/** Words that a language shares with English. */
const shared: Record<string, readonly string[]> = {
  de: ["enquiry.form.name", "enquiry.form.optional", "mails.fields.name"],
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
