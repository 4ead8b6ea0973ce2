import type { Page } from "playwright/test";
import { type ConsentRecord, consentStorageKey } from "#app/domain/consent/consent.ts";

export const consentBanner = (page: Page) => page.getByRole("region", { name: "Cookie consent" });

export const cookieSettings = (page: Page) => page.getByRole("dialog", { name: "Cookie Settings" });

/** Opens the dialog from the footer. */
export async function reopenCookieSettings(page: Page) {
  await page.getByRole("contentinfo").getByRole("button", { name: "Cookie settings" }).click();
  await cookieSettings(page).waitFor();
}

/** The record as it lies in local storage; null while there is none. */
export async function storedConsent(page: Page): Promise<ConsentRecord | null> {
  const stored = await page.evaluate((key) => localStorage.getItem(key), consentStorageKey);
  return stored === null ? null : JSON.parse(stored);
}

/** Every kind of page a visitor can come to. */
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
