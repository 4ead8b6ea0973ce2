import type { Page } from "playwright/test";

/** Waits until React has taken over the page's links and forms: before that, what is typed and pressed is the browser's alone. */
export async function answersToScript(page: Page) {
  await page.waitForFunction(() => {
    const elements = [...document.querySelectorAll("a, form")];
    return elements.every((element) => Object.keys(element).some((key) => key.startsWith("__reactProps$")));
  });
}
