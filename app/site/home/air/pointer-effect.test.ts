import { expect, test } from "vitest";
import { pointerEffect } from "./pointer-effect.ts";

test("SITE-01: the effect starts where the pointer enters, also on a scrolled stage", () => {
  const { effect, point, step } = pointerEffect();
  point({ x: 300, y: 200 });
  step(1 / 60, { x: 20, y: -400 });
  expect(effect).toMatchObject({ x: 280, y: 600 });
});

test("SITE-01: the effect follows a pointer that moves on with a delay", () => {
  const { effect, point, step } = pointerEffect();
  const corner = { x: 0, y: 0 };
  point({ x: 300, y: 200 });
  for (let frame = 0; frame < 30; frame += 1) step(1 / 60, corner);
  point({ x: 400, y: 200 });
  step(1 / 60, corner);
  expect(effect.x).toBeGreaterThan(300);
  expect(effect.x).toBeLessThan(350);
});
