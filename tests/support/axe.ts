import AxeBuilder from "@axe-core/playwright";
import type { Page } from "playwright/test";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * What axe finds wrong by WCAG 2.2 AA and its own best practices, once nothing fades any more: what is still coming
 * has not its colours yet. `only` is the one rule that is looked at; `within` selects the part that is looked at, `except`
 * what is looked at elsewhere.
 */
export async function findings(
  page: Page,
  { only, within, except }: { only?: string; within?: string; except?: string } = {},
) {
  await settled(page);
  // All pages are ours, so axe may talk to its frames itself, which takes a fifth of the time of a page of its own.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });
  if (within) axe.include(within);
  if (except) axe.exclude(except);
  const { violations } = await (only ? axe.withRules(only) : axe.withTags(tags)).analyze();
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}

/** Waits for the animations that come to an end. */
function settled(page: Page) {
  return page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(
        ({ effect, playState }) =>
          playState === "running" && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
      );
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}
