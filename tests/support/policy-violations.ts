import type { Page } from "playwright/test";

/** Violations of the content security policy from now on, in the page's documents and their frames. */
export async function noteViolations(page: Page): Promise<string[]> {
  const refused: string[] = [];
  await page.exposeFunction("noteViolation", (violation: string) => void refused.push(violation));
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sample }) =>
      Object(window).noteViolation(`${location.pathname}: ${violatedDirective} ${blockedURI} ${sample}`),
    );
  });
  return refused;
}
