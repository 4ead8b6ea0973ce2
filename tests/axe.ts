import AxeBuilder from "@axe-core/playwright";
import type { Page } from "playwright/test";

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * What axe finds wrong by WCAG 2.2 AA and its own best practices, once nothing fades any more: what is still coming
 * has not its colours yet.
 */
export async function findings(page: Page) {
  await settled(page);
  const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}

/** Waits for the animations that come to an end. */
function settled(page: Page) {
  return page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}
