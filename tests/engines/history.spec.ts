import { test } from "./journeys.ts";

const place = () => Math.round(scrollY);

test("WORLD-03, WORLD-04: a page that opens at a hash starts its scripts there", async ({ newcomer }) => {
  await newcomer.open("/about#site-index");
  await newcomer.sees("cookie-consent button", "Reject All");
  await newcomer.shows(() => scrollY > 1000, true);
  await newcomer.answers();
  await newcomer.click("header a", "Menu");
  await newcomer.sees("[role=dialog] a", "Your goals");
});

test("WORLD-03, WORLD-04: a page that is reloaded while scrolled keeps its place and its scripts, every time", async ({
  visitor,
}) => {
  await visitor.open("/about");
  await visitor.answers();
  await visitor.scrollTo(1500);
  for (const _ of ["first", "second", "third"]) {
    await visitor.tab.reload();
    await visitor.answers();
    await visitor.shows(place, 1500);
  }
});

test("WORLD-03: a page that is reloaded again and again without an interaction keeps its place", async ({
  visitor,
}) => {
  await visitor.open("/about");
  await visitor.answers();
  await visitor.scrollTo(1500);
  for (const _ of ["first", "second", "third"]) {
    await visitor.tab.reload();
    await visitor.shows(() => customElements.get("office-hours") !== undefined, true); // the page module has run
    await visitor.shows(place, 1500);
  }
});

test("WORLD-03, WORLD-04: after a reload, back and forward show the page of the address before any interaction", async ({
  visitor,
}) => {
  const titleOf = (name: string) => document.title.startsWith(name);
  await visitor.open("/about");
  await visitor.answers();
  await visitor.click("header a", "Services");
  await visitor.isAt("/services");
  await visitor.shows(titleOf, true, "Services");
  await visitor.tab.reload();
  await visitor.shows(() => customElements.get("office-hours") !== undefined, true); // the page module has run

  await visitor.tab.back();
  await visitor.isAt("/about");
  await visitor.shows(titleOf, true, "About");
  await visitor.shows(() => customElements.get("office-hours") !== undefined, true);
  await visitor.tab.forward();
  await visitor.isAt("/services");
  await visitor.shows(titleOf, true, "Services");
  await visitor.answers();
});

test("WORLD-03, WORLD-04: the skip link moves view and focus at the first press", async ({ visitor }) => {
  await visitor.open("/about");
  await visitor.answers();
  await visitor.scrollTo(1500);
  await visitor.tab.evaluate(() =>
    document.querySelector<HTMLElement>("a[href='#content']")?.focus({ preventScroll: true }),
  );
  await visitor.tab.press("Enter");
  await visitor.shows(() => document.activeElement?.id, "content");
  await visitor.shows(() => scrollY < 300, true);
});

test("WORLD-03: back and forward restore page and place", async ({ visitor }) => {
  await visitor.open("/cases");
  await visitor.answers();
  await visitor.scrollTo(600);
  await visitor.click("main a", "Ostra Bank");
  await visitor.isAt("/cases/ostra-bank");
  await visitor.shows(place, 0);
  await visitor.scrollTo(900);
  await visitor.tab.back();
  await visitor.isAt("/cases");
  await visitor.shows(() => scrollY > 0, true);
  await visitor.tab.forward();
  await visitor.isAt("/cases/ostra-bank");
  await visitor.shows(place, 900);
});
