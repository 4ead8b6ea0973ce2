import { expect, test } from "vitest";
import { translatedKeys } from "./default-texts.ts";
import { defaultSettings, isPerLanguage, keysIn, registry, settingKeys } from "./registry.ts";
import { settingTabs } from "./section.ts";
import { problemsOfTab } from "./tab-draft.ts";
import { readTabKey, tabKey } from "./tab-key.ts";

const isText = (control: string) => ["text", "longText", "list"].includes(control);

test("LANG-03: a text with a default for visitors is per language, and its default is written in each", () => {
  const keys = settingKeys.filter((key) => isPerLanguage(key) && isText(registry[key].control));
  const withDefault = keys.filter((key) => String(registry[key].default) !== "");
  expect(translatedKeys.filter((key) => !isPerLanguage(key))).toEqual(["leads_holidays"]);
  expect(withDefault.filter((key) => !translatedKeys.some((each) => each === key))).toEqual([]);
});

test("LANG-03: flags, numbers, choices, colours and pictures are the same in all languages", () => {
  const controls = settingKeys.filter(isPerLanguage).map((key) => registry[key].control);
  expect([...new Set(controls)].toSorted()).toEqual([
    "address",
    "contentReferences",
    "list",
    "longText",
    "text",
  ]);
  const tabsWithTexts = settingTabs.filter((tab) => keysIn(tab, "de").length > 0);
  expect(tabsWithTexts).toEqual(["footer", "form", "leads", "home", "cookies", "pages", "brand"]);
});

test("LANG-03: the address of a tab names its further language", () => {
  for (const place of [{ tab: "form", language: "" } as const, { tab: "form", language: "de" } as const])
    expect(readTabKey(tabKey(place))).toEqual(place);
  for (const unknown of ["fr:form", "de:contact", "de:", ":form", "de:de:form", "letters", undefined])
    expect(readTabKey(unknown), unknown).toBeUndefined();
});

test("LANG-03: the main language of the site is never a further one", () => {
  const saved = { ...defaultSettings, further_languages: ["de"] };
  const messagesOf = (draft: object, before: object = saved) =>
    problemsOfTab("brand", { ...saved, ...draft }, { ...defaultSettings, ...before }).map(
      ({ path, message }) => `${path}: ${message.slice(0, 42)}`,
    );
  expect(messagesOf({ further_languages: ["de", "en"] })).toEqual([
    "further_languages: English is the language of the site. Unche",
  ]);
  const refused = "site_language: German is a further language with separate";
  expect(messagesOf({ site_language: "de" })).toEqual([
    refused,
    "further_languages: German is the language of the site. Unchec",
  ]);
  expect(messagesOf({ site_language: "de", further_languages: ["en"] }), "swapped").toEqual([refused]);
  expect(messagesOf({ site_language: "de", further_languages: [] }), "at once").toEqual([refused]);
  expect(messagesOf({ site_language: "de", further_languages: [] }, defaultSettings)).toEqual([]);
  const old = { further_languages: ["en"] };
  expect(messagesOf({ ...old, brand_tagline: "Ships" }, old), "saved before this rule").toEqual([]);
});
