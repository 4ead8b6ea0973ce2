import { expect, test } from "./journeys.ts";

const intro = () => document.querySelector<HTMLElement>("#home-stage")?.dataset.intro;

test.use({ preferences: { isDark: true, hasReducedMotion: true } });

test("WORLD-03: pages are dark", async ({ visitor }) => {
  await visitor.open("/services");
  const ground = await visitor.tab.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const [red = 255] = (ground.match(/[\d.]+/g) ?? []).map(Number);
  expect(red, ground).toBeLessThan(60);
  await visitor.looksRight("dark");
});

test("WORLD-03: a drawing on paper is dark too", async ({ visitor }) => {
  await visitor.open("/services/discovery");
  const filterOf = () =>
    getComputedStyle(document.querySelector("main .hero-picture img") ?? document.body).filter;
  await visitor.shows(filterOf, expect.stringMatching(/^invert/));
  await visitor.looksRight("dark-drawing");
});

test("WORLD-03: the home page starts without intro and without motion", async ({ visitor }) => {
  await visitor.open("/");
  await visitor.shows(intro, "none");
  await visitor.answers();
  await visitor.shows(() => document.getAnimations().length, 0);
  await visitor.looksRight("still");
});
