import type { Page } from "playwright/test";

/** Waits until React has taken over the page's links and forms: before that, what is typed and pressed is the browser's alone. */
export async function answersToScript(page: Page) {
  await page.waitForFunction(() => {
    const elements = [...document.querySelectorAll("a, form")];
    return elements.every((element) => Object.keys(element).some((key) => key.startsWith("__reactProps$")));
  });
}

/** Opens an address as `goto` does and waits until its page answers to script; for journeys that go on by script. */
export async function openPage(page: Page, ...address: Parameters<Page["goto"]>) {
  const answer = await page.goto(...address);
  await answersToScript(page);
  return answer;
}
