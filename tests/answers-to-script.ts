import type { Page } from "playwright/test";

/** Waits until React has taken over the page's forms: before that, what is typed and pressed is the browser's alone. */
export async function answersToScript(page: Page) {
  await page.waitForFunction(() => {
    const forms = [...document.querySelectorAll("form")];
    return forms.every((form) => Object.keys(form).some((key) => key.startsWith("__reactProps$")));
  });
}
