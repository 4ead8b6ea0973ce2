import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type axe from "axe-core";
import type { Page } from "playwright/test";

/** Minified, which halves the time that each document takes to load it. */
const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

interface Scope {
  /** Limits the check to one rule. */
  only?: string;
  /** Selects the part to check. */
  within?: string;
  /** Selects a part that is not checked. */
  except?: string;
}

/**
 * Runs axe with WCAG 2.2 AA and its best practices, after all animations have ended, because fading elements do not
 * have their final colours.
 */
export async function findings(page: Page, { only, within = "html", except }: Scope = {}) {
  await settled(page);
  await loadAxe(page, except);
  return page.evaluate(run, { rules: only ? [only] : tags, within, except });
}

/** Loads axe once per document, into the page and the frames that are checked and loaded. */
async function loadAxe(page: Page, except?: string) {
  for (const frame of except === "iframe" ? [page.mainFrame()] : page.frames()) {
    if (["", "about:blank"].includes(frame.url())) continue; // a lazy frame runs no script before it is loaded
    if (!(await frame.evaluate(() => "axe" in window))) await frame.evaluate(source);
  }
}

async function run({ rules, within, except }: { rules: string[]; within: string; except?: string }) {
  const { axe: loaded } = window as Window & { axe?: typeof axe };
  if (!loaded) throw new Error("axe is not loaded");
  const { violations } = await loaded.run(
    { include: within, ...(except && { exclude: except }) },
    { runOnly: rules, resultTypes: ["violations"] },
  );
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
