import { expect, type Page } from "playwright/test";
import { type ConsentRecord, consentStorageKey } from "#app/domain/consent/consent.ts";
import type { Language } from "#app/languages/language.ts";
import { messagesIn } from "#app/languages/messages.server.ts";
import { answersToScript } from "./answers-to-script.ts";

export const consentBanner = (page: Page, language: Language = "en") =>
  page.getByRole("region", { name: messagesIn(language).consent.label });

export const cookieSettings = (page: Page) => page.getByRole("dialog", { name: "Cookie Settings" });

/** Opens the dialog from the footer after hydration. */
export async function reopenCookieSettings(page: Page) {
  await answersToScript(page);
  await page.getByRole("contentinfo").getByRole("button", { name: "Cookie settings" }).click();
  await expect(cookieSettings(page)).toBeVisible();
}

/** Collects the external addresses that the page requests from now on. */
export function askedElsewhere(page: Page, baseURL = ""): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith("http") && origin !== baseURL) asked.push(request.url());
  });
  return asked;
}

/** The record in local storage; null if there is none. */
export async function storedConsent(page: Page): Promise<ConsentRecord | null> {
  const stored = await page.evaluate((key) => localStorage.getItem(key), consentStorageKey);
  return stored === null ? null : JSON.parse(stored);
}

/**
 * The names of stored items without scroll positions, which are needed for back navigation and contain no personal
 * data.
 */
export async function storedNames(page: Page): Promise<string[]> {
  const names = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  return names.filter((name) => name !== "positions");
}

/** Every kind of public page. */
export const kindsOfPage = [
  "/",
  "/solutions",
  "/solutions/ai-assistants",
  "/solutions/ai-assistants/voice-agents",
  "/cases/harbourline-ferries",
  "/about/cookies-policy",
  "/contact",
  "/news",
  "/news/a-door-in-manchester",
  "/lets-talk",
  "/no-such-page",
];
