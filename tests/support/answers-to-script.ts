import type { Page } from "playwright/test";

/** Simulates a first user interaction and waits for hydration: before, the browser alone handles input. */
export async function answersToScript(page: Page) {
  await page.waitForFunction(() => {
    dispatchEvent(new Event("pointermove"));
    if (!("hydrated" in document.documentElement.dataset)) return false;
    const propsOf = (element: Element) =>
      Object.entries(element).find(([key]) => key.startsWith("__reactProps$"))?.[1];
    const elements = [...document.querySelectorAll("a, form")].filter(
      // The links of an edited text are the editor’s.
      (it) => !it.closest("cookie-consent, [contenteditable]"),
    );
    return elements.every((element) => propsOf(element));
  });
}

/** Opens an address like `goto` and waits for hydration; for tests that continue with scripts. */
export async function openPage(page: Page, ...address: Parameters<Page["goto"]>) {
  const answer = await page.goto(...address);
  await answersToScript(page);
  return answer;
}
