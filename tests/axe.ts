import AxeBuilder from "@axe-core/playwright";
import type { Page } from "playwright/test";

/** Every rule of WCAG 2.2 AA and axe's own best practices. */
export async function findings(page: Page) {
  await settled(page);
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ target }) => target.join(" ")) }));
}

/** What is still fading in has not its colours yet. */
export function settled(page: Page) {
  return page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY)
        .map(({ finished }) => finished.catch(() => {})),
    ).then(() => {}),
  );
}
