import { translatedKeys } from "#app/domain/settings/default-texts.ts";
import { defaultSettings } from "#app/domain/settings/registry.ts";
import { messagesIn, serverMessagesIn } from "#app/languages/messages.server.ts";

/** The catalogues whose texts a German site must not show. */
const catalogues = {
  messages: ["blocks", "consent", "enquiry", "errors", "preview", "search", "site", "toasts"],
  serverMessages: ["contentTypes", "discovery", "enquiryRefusals", "home", "officeHours", "refusals"],
} as const;

/** Texts with fewer letters are too often part of names. */
const MIN_LETTERS = 4;

/** Stands for each value of a text with values, so that it becomes a pattern. */
const placeholder = "\u{e000}";

/** The texts that are a whole text of the English catalogues or an English default, of any language's own ones. */
export function englishTexts(): (text: string) => boolean {
  const german = new Set(textsOf("de"));
  const english = textsOf("en").filter((text) => !german.has(text) && lettersOf(text) >= MIN_LETTERS);
  const defaults = translatedKeys
    .map((key) => defaultSettings[key])
    .filter((text) => typeof text === "string");
  const whole = new Set([...english, ...defaults].filter((text) => !text.includes(placeholder)));
  const patterns = english.filter((text) => text.includes(placeholder)).map(patternOf);
  return (text) => whole.has(text) || patterns.some((pattern) => pattern.test(text));
}

function textsOf(language: "en" | "de"): string[] {
  const [messages, serverMessages] = [messagesIn(language), serverMessagesIn(language)];
  return [
    ...catalogues.messages.map((name) => messages[name]),
    ...catalogues.serverMessages.map((name) => serverMessages[name]),
  ].flatMap(textsIn);
}

type Text = string | ((...values: never[]) => string) | { [key: string]: Text };

function textsIn(text: Text): string[] {
  if (typeof text === "string") return [text];
  if (typeof text === "object") return Object.values(text).flatMap(textsIn);
  return [text(...Array.from({ length: text.length }, () => anything as never))];
}

/** A value that reads as the placeholder, whatever a text does with it. */
const anything = Object.assign(new String(placeholder), { join: () => placeholder });

const lettersOf = (text: string) => text.replaceAll(placeholder, "").replace(/\P{L}/gu, "").length;

function patternOf(text: string): RegExp {
  const parts = text.split(placeholder).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`^${parts.join(".+")}$`, "s");
}
