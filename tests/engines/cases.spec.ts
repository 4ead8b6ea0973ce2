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
