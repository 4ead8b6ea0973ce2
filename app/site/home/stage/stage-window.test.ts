import { expect, test } from "vitest";
import { windowAt } from "./measure-stage.ts";

const view = { width: 1440, height: 900 };
const corner = { x: 920, y: 590, width: 480, height: 270 };

test("HOME-05: before shrinking, the film covers the viewport and keeps its proportions", () => {
  const { x, y, scaleX, scaleY, filmX, filmY } = windowAt(0, view, corner);
  expect([corner.x + x, corner.y + y]).toEqual([0, 0]);
  expect([corner.width * scaleX, corner.height * scaleY]).toEqual([1440, 900]);
  expect(scaleX * filmX).toBeCloseTo(scaleY * filmY);
  expect(corner.width * scaleX * filmX).toBeCloseTo(1600);
  expect(corner.height * scaleY * filmY).toBeCloseTo(900);
});

test("HOME-05: in its corner frame the film has no transformation", () => {
  expect(windowAt(1, view, corner)).toEqual({ x: 0, y: 0, scaleX: 1, scaleY: 1, filmX: 1, filmY: 1 });
});

test("HOME-05: on a phone in portrait orientation the film covers the height", () => {
  const phone = { width: 390, height: 844 };
  const { scaleX, scaleY, filmX, filmY } = windowAt(0, phone, { x: 20, y: 600, width: 350, height: 196.875 });
  expect(196.875 * scaleY * filmY).toBeCloseTo(844);
  expect(350 * scaleX * filmX).toBeCloseTo((844 * 16) / 9);
});
