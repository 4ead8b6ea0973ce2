import AxeBuilder from "@axe-core/playwright";
import type { Page } from "playwright/test";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * Runs axe with WCAG 2.2 AA and its best practices, after all animations have ended, because fading elements do not
 * have their final colours. `only` limits the check to one rule; `within` selects the part to check, `except` excludes
 * a part.
 */
export async function findings(
  page: Page,
  { only, within, except }: { only?: string; within?: string; except?: string } = {},
) {
  await settled(page);
  // All pages are our own, so axe can access frames directly, which takes a fifth of the time of its separate page.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });
  if (within) axe.include(within);
  if (except) axe.exclude(except);
  const { violations } = await (only ? axe.withRules(only) : axe.withTags(tags)).analyze();
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}

/** Waits for the end of all time-based animations; scroll timelines never end. */
function settled(page: Page) {
  return page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(
        ({ effect, playState, timeline }) =>
          playState === "running" &&
          timeline === document.timeline &&
          effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
      );
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}
