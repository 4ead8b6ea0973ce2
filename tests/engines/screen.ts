import { mkdirSync } from "node:fs";
import { expect } from "playwright/test";
import { brokenWords } from "#tests/support/broken-words.ts";
import { isChangingPage } from "#tests/support/is-changing-page.ts";
import { textsBeyondTheEdge } from "#tests/support/texts-beyond-the-edge.ts";
import { root } from "#tools/root.ts";
import type { Tab } from "./engine.ts";
import { overlaps } from "./overlaps.ts";
import { spotOf } from "./spot.ts";

const pictures = `${root}test-results/engines`;

/** Widths of the three menus: the overlay, the bar and the panel of a phone; and of a large screen. */
export const widths = { large: 2560, desktop: 1440, tablet: 900, phone: 390 } as const;

/** A tab as a person uses it: everything waits until it can be done. */
export class Screen {
  readonly tab: Tab;
  private readonly site: string;
  private readonly engineName: string;

  constructor(tab: Tab, site: string, engineName: string) {
    this.tab = tab;
    this.site = site;
    this.engineName = engineName;
  }

  /** Opens a path of the site. */
  async open(path: string) {
    await this.tab.goTo(new URL(path, this.site).href);
  }

  async resize(width: number, height = 900) {
    await this.tab.resize(width, height);
  }

  /** Waits until a person could press it. */
  async sees(selector: string, name?: string) {
    await this.spot(selector, name);
  }

  async seesNo(selector: string, name?: string) {
    await eventually(async () => {
      const spot = await this.tab.evaluate(spotOf, { selector, name });
      expect(spot).toEqual({ problem: expect.stringMatching(/^no visible/) });
    });
  }

  async click(selector: string, name?: string) {
    const { x, y } = await this.spot(selector, name);
    await this.tab.click(x, y);
  }

  /** Replaces the text of a field. */
  async fill(selector: string, name: string | undefined, text: string) {
    await this.click(selector, name);
    await this.tab.press("a", true);
    await this.tab.type(text);
  }

  /** Reads the page until the result is as expected; a document that is being replaced is read again. */
  async shows<Arguments extends unknown[], Result>(
    run: (...values: Arguments) => Result,
    expected: unknown,
    ...values: Arguments
  ) {
    await eventually(async () => {
      const seen: unknown = await this.tab.evaluate(run, ...values);
      expect(seen).toEqual(expected);
    });
  }

  async isAt(path: string | RegExp) {
    const here = expect.stringMatching(
      path instanceof RegExp ? path : new RegExp(`^${path.replace(/[.?+]/g, "\\$&")}$`),
    );
    await this.shows(() => location.pathname + location.search, here);
  }

  /** Moves the mouse until React, which starts with the first interaction, answers. */
  async answers() {
    let moves = 0;
    await eventually(async () => {
      moves += 1;
      await this.tab.move(300 + (moves % 2) * 4, 300);
      expect(await this.tab.evaluate(() => "hydrated" in document.documentElement.dataset)).toBe(true);
    });
  }

  /** Scrolls as a script does: the wheel's distance depends on the engine. */
  async scrollTo(top: number) {
    await this.tab.evaluate((y) => scrollTo({ top: y, behavior: "instant" }), top);
    await this.shows(() => Math.round(scrollY), top);
  }

  /** Takes a picture for people to look at, and checks the layout that stays once nothing moves. */
  async looksRight(name: string) {
    await this.shows(unsettled, []);
    mkdirSync(pictures, { recursive: true });
    await eventually(async () => {
      await this.tab.screenshot(`${pictures}/${name}-${this.engineName}.png`);
      const faults = [
        ...(await this.tab.evaluate(brokenWords, "body")),
        ...(await this.tab.evaluate(textsBeyondTheEdge)),
        ...(await this.tab.evaluate(overlaps)),
      ];
      expect(faults, name).toEqual([]);
    });
  }

  /** Where a person can press it, once it rests. */
  private async spot(selector: string, name?: string) {
    let found = { x: 0, y: 0 };
    await eventually(async () => {
      expect(await this.tab.evaluate(isChangingPage), "a view transition").toBe(false);
      const spots = [];
      for (const _ of ["before", "after"]) spots.push(await this.tab.evaluate(spotOf, { selector, name }));
      const [before, after] = spots;
      if (!before || !after || "problem" in after) throw new Error(JSON.stringify(after));
      expect(before, "it rests").toEqual(after);
      found = after;
    });
    return found;
  }
}

/** Fonts that are still loading, and what moves for a moment only. */
function unsettled(): string[] {
  const moving = document.getAnimations().filter(({ playState, effect, timeline }) => {
    const { iterations } = effect?.getComputedTiming() ?? {};
    const isEndless = iterations === Number.POSITIVE_INFINITY;
    return playState === "running" && !isEndless && timeline === document.timeline;
  });
  const names = moving.map(({ effect }) => (effect as KeyframeEffect).target?.outerHTML.slice(0, 80) ?? "?");
  return document.fonts.status === "loaded" ? names : [...names, "fonts"];
}

async function eventually(check: () => Promise<void>) {
  await expect(check).toPass({ timeout: 20_000, intervals: [50, 100, 200] });
}
