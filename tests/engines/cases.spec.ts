import { test } from "./journeys.ts";
import type { Screen } from "./screen.ts";

/** Waits for the page of the case, with its line across the opening. */
async function opens(visitor: Screen, slug: string) {
  await visitor.isAt(`/cases/${slug}`);
  await visitor.shows(
    (name) => {
      const line = document.querySelector<HTMLElement>(`.case-head [style*="thread-${name}"]`);
      return (line?.getBoundingClientRect().width ?? 0) > 300;
    },
    true,
    slug,
  );
}

/** Counts the lines that scripts move, here and after each navigation within the document. */
function countMoves() {
  const { animate } = Element.prototype;
  document.documentElement.dataset.moves = "0";
  Element.prototype.animate = function (...values) {
    const { dataset } = document.documentElement;
    if (this.matches('[style*="thread-"]')) dataset.moves = String(Number(dataset.moves) + 1);
    return animate.apply(this, values);
  };
}

const moves = () => document.documentElement.dataset.moves;

const withoutViewTransitions = () => Reflect.deleteProperty(Document.prototype, "startViewTransition");

/** The elements that a view transition carries, and those of them that are scaled to 0. */
function carried() {
  const elements = [...document.querySelectorAll<HTMLElement>('[style*="--shared-element"]')];
  const isFlat = (element: Element | null): boolean => {
    if (!element) return false;
    const { transform, scale } = getComputedStyle(element);
    return (
      Number.isNaN(new DOMMatrix(transform).inverse().a) ||
      scale.split(" ").includes("0") ||
      isFlat(element.parentElement)
    );
  };
  return {
    has: elements.length > 0,
    flat: elements.filter(isFlat).map(({ outerHTML }) => outerHTML.slice(0, 80)),
  };
}

for (const path of ["/", "/cases", "/cases/ostra-bank"]) {
  test(`SITE-16, WORLD-03: on ${path}, nothing that a view transition captures is scaled to 0, which crashes Firefox`, async ({
    visitor,
  }) => {
    await visitor.open(path);
    await visitor.answers();
    await visitor.shows(carried, { has: true, flat: [] });
  });
}

test("SITE-16, WORLD-03: the way between list and case can be gone again and again", async ({ visitor }) => {
  await visitor.open("/cases");
  await visitor.answers();
  await visitor.click(".case-row", "Ostra Bank");
  for (const _ of ["first", "second", "third", "fourth"]) {
    await opens(visitor, "ostra-bank");
    await visitor.tab.back();
    await visitor.isAt("/cases");
    await visitor.sees(".case-row", "Ostra Bank");
    await visitor.tab.forward();
  }
  await opens(visitor, "ostra-bank");
});

for (const has of [true, false]) {
  test(`SITE-16: the line leads from the list to a case, to the next and back ${has ? "with" : "without"} view transitions`, async ({
    visitor,
  }) => {
    await visitor.open("/cases");
    await visitor.answers();
    if (!has) await visitor.tab.evaluate(withoutViewTransitions);
    await visitor.tab.evaluate(countMoves);

    await visitor.click(".case-row", "Ostra Bank");
    await opens(visitor, "ostra-bank");
    await visitor.shows(moves, has ? "0" : "1");

    await visitor.tab.evaluate(() =>
      document.querySelector("main nav:has(.next-cover)")?.scrollIntoView({ behavior: "instant" }),
    );
    await visitor.click("main nav a", "Penumbra & Co");
    await opens(visitor, "penumbra-fashion");
    await visitor.shows(moves, has ? "0" : "2");

    await visitor.tab.back();
    await opens(visitor, "ostra-bank");
    await visitor.shows(moves, has ? "0" : "3");
  });

  test(`SITE-16: the line leads from the home page to a case ${has ? "with" : "without"} view transitions`, async ({
    visitor,
  }) => {
    await visitor.open("/");
    await visitor.answers();
    // The styles of the line arrive after the page answers.
    await visitor.shows(() => {
      const line = document.querySelector('.home-pairs [style*="thread-"]');
      return line && getComputedStyle(line).position;
    }, "absolute");
    if (!has) await visitor.tab.evaluate(withoutViewTransitions);
    await visitor.tab.evaluate(countMoves);

    await visitor.click(".home-pairs a", "Ostra Bank");
    await opens(visitor, "ostra-bank");
    await visitor.shows(moves, has ? "0" : "1");
  });
}
