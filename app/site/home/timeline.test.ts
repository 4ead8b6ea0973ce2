import { expect, test } from "vitest";
import {
  heroClip,
  introTextWidth,
  isStageVisible,
  lockedKeys,
  pageClasses,
  preloadPercent,
  preloadStage,
  sideLineLength,
  stageAt,
} from "./timeline.ts";

test("HOME-03: videos below 40 %, images from 40 %, complete from 90 %", () => {
  expect([0, 39, 40, 89, 90, 100].map(preloadStage)).toEqual([
    "videos",
    "videos",
    "images",
    "images",
    "complete",
    "complete",
  ]);
});

test("HOME-03: videos fill the first 40 %, images the next 50 %, style sheets the last 10 %", () => {
  expect(preloadPercent({ videos: 0, images: 0, styles: 0 })).toBe(0);
  expect(preloadPercent({ videos: 0.25, images: 0, styles: 0 })).toBe(10);
  expect(preloadPercent({ videos: 1, images: 0, styles: 0 })).toBe(40);
  expect(preloadPercent({ videos: 1, images: 1, styles: 0 })).toBe(90);
  expect(preloadPercent({ videos: 1, images: 1, styles: 1 })).toBe(100);
});

test("HOME-04: the locked keys are space, page up, page down, end, home and the arrows", () => {
  expect([...lockedKeys].sort()).toEqual(
    [" ", "ArrowDown", "ArrowLeft", "ArrowRight", "ArrowUp", "End", "Home", "PageDown", "PageUp"].sort(),
  );
});

test("HOME-05: the film's blur is 120 px up to 100 and 0 from 800 on", () => {
  expect([0, 100, 450, 800, 5000].map((scroll) => stageAt(scroll).blur)).toEqual([120, 120, 60, 0, 0]);
});

test("HOME-05: the text fades in from 400 to 800 and is 700 px wide at most", () => {
  expect([0, 400, 600, 800, 900].map((scroll) => stageAt(scroll).text)).toEqual([0, 0, 0.5, 1, 1]);
  expect(introTextWidth).toBe(700);
});

test("HOME-05: the film shrinks from 200 to 800", () => {
  expect([0, 200, 500, 800, 900].map((scroll) => stageAt(scroll).shrink)).toEqual([0, 0, 0.5, 1, 1]);
});

test("HOME-05: the background film shows from 800", () => {
  expect(stageAt(799).isBackgroundShown).toBe(false);
  expect(stageAt(800).isBackgroundShown).toBe(true);
});

test("HOME-05: the progress runs from 700 to 900", () => {
  expect([700, 750, 800, 900, 1200].map((scroll) => stageAt(scroll).progress)).toEqual([0, 0.25, 0.5, 1, 1]);
});

test("HOME-05: the opening of the first screen has faded out before the text appears at 400", () => {
  expect([0, 100, 250, 400].map((scroll) => stageAt(scroll).opening)).toEqual([1, 1, 0.5, 0]);
});

test("HOME-05: the page has classes at the stage's end, 15 % past it, and near the footer", () => {
  const at = (sentinelTop: number, footerTop?: number) =>
    pageClasses({ sentinelTop, footerTop, viewportHeight: 1000 });
  expect(at(1, 9000)).toEqual({ "stage-ended": false, "stage-past": false, "footer-near": false });
  expect(at(0, 9000)).toMatchObject({ "stage-ended": true, "stage-past": false });
  expect(at(-149, 9000)).toMatchObject({ "stage-past": false });
  expect(at(-150, 9000)).toMatchObject({ "stage-past": true, "footer-near": false });
  expect(at(-5000, 1501)).toMatchObject({ "footer-near": false });
  expect(at(-5000, 1500)).toMatchObject({ "footer-near": true });
  expect(at(-5000)).toMatchObject({ "footer-near": false });
});

test("HOME-06: the small looping video shows after 200 px", () => {
  expect(stageAt(200).isLoopShown).toBe(false);
  expect(stageAt(201).isLoopShown).toBe(true);
});

test("HOME-06: the side lines grow to 200vh", () => {
  expect([0, 450, 900, 4000].map((scroll) => sideLineLength(scroll, 800))).toEqual([0, 800, 1600, 1600]);
});

test("HOME-06: the hero's clip animation takes 400 ms", () => {
  expect(heroClip).toBe(400);
});

test("NAV-04: the stage is visible while its end is more than 1000 px below the viewport's top", () => {
  expect(isStageVisible(1001)).toBe(true);
  expect(isStageVisible(1000)).toBe(false);
  expect(isStageVisible(-300)).toBe(false);
  expect(isStageVisible(undefined)).toBe(false);
});
