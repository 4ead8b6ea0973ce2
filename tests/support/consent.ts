import { expect, type Page } from "playwright/test";
import { type ConsentRecord, consentStorageKey } from "#app/domain/consent/consent.ts";
import { answersToScript } from "./answers-to-script.ts";

export const consentBanner = (page: Page) => page.getByRole("region", { name: "Cookie consent" });

export const cookieSettings = (page: Page) => page.getByRole("dialog", { name: "Cookie Settings" });

/** Opens the dialog from the footer, as soon as the page answers to script. */
export async function reopenCookieSettings(page: Page) {
  await answersToScript(page);
  await page.getByRole("contentinfo").getByRole("button", { name: "Cookie settings" }).click();
  await expect(cookieSettings(page)).toBeVisible();
}

/** The addresses outside the site that the page asks for from now on. */
export function askedElsewhere(page: Page, baseURL = ""): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith("http") && origin !== baseURL) asked.push(request.url());
  });
  return asked;
}

/** The record as it lies in local storage; null while there is none. */
export async function storedConsent(page: Page): Promise<ConsentRecord | null> {
  const stored = await page.evaluate((key) => localStorage.getItem(key), consentStorageKey);
  return stored === null ? null : JSON.parse(stored);
}

/** What is stored, but for the places to scroll back to: those are what going back is made of, and say nothing else. */
export async function storedNames(page: Page): Promise<string[]> {
  const names = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  return names.filter((name) => name !== "positions");
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
