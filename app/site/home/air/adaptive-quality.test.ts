import { expect, test } from "vitest";
import { adaptiveQuality } from "./adaptive-quality.ts";

/** How many of 120 frames are drawn, with `interval` milliseconds between them, from the frame `first`. */
function drawn(quality: ReturnType<typeof adaptiveQuality>, interval: number, first = 0): number {
  const frames = Array.from({ length: 120 }, (_, frame) => (first + frame) * interval);
  return frames.filter((now) => quality.isDue(now)).length;
}

test("SITE-01: every frame is drawn at the screen's resolution", () => {
  const quality = adaptiveQuality(1.75);
  expect(quality.ratio()).toBe(1.5);
  expect(drawn(quality, 16)).toBe(120);
  expect(quality.hasChanged()).toBe(false);
});

test("SITE-01: slow frames lower first the resolution, then the frame rate", () => {
  const quality = adaptiveQuality(1.5);
  drawn(quality, 40);
  expect(quality.hasChanged()).toBe(true);
  expect(quality.ratio()).toBe(1);
  expect(drawn(quality, 40, 120)).toBe(60);
});
