import type { Page } from "playwright/test";

/**
 * Gives the page a first sign of a person and waits until React has taken over its links and forms: before that, what
 * is typed and pressed is the browser's alone.
 */
export async function answersToScript(page: Page) {
  await page.waitForFunction(() => {
    dispatchEvent(new Event("pointermove"));
    if (!("hydrated" in document.documentElement.dataset)) return false;
    const elements = [...document.querySelectorAll("a, form")].filter((it) => !it.closest("cookie-consent"));
    return elements.every((element) => Object.keys(element).some((key) => key.startsWith("__reactProps$")));
  });
}

/** Opens an address as `goto` does and waits until its page answers to script; for journeys that go on by script. */
export async function openPage(page: Page, ...address: Parameters<Page["goto"]>) {
  const answer = await page.goto(...address);
  await answersToScript(page);
  return answer;
}
