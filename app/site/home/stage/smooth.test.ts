import { expect, test } from "vitest";
import { smoothed } from "./paint-blurs.ts";

const size = { width: 41, height: 21 };

function dotAt(x: number, y: number): Float32Array {
  const channel = new Float32Array(size.width * size.height);
  channel[y * size.width + x] = 1;
  return channel;
}

test("HOME-05: smoothing spreads a dot evenly to the given width and keeps its total", () => {
  const spread = smoothed(dotAt(20, 10), size, 3);
  const sum = (value: (x: number, y: number) => number) =>
    spread.reduce(
      (total, light, at) => total + light * value((at % size.width) - 20, Math.floor(at / size.width) - 10),
      0,
    );
  expect(sum(() => 1)).toBeCloseTo(1, 4);
  expect(sum((x) => x)).toBeCloseTo(0, 4);
  expect(Math.sqrt(sum((x) => x * x))).toBeCloseTo(3, 0);
  expect(Math.sqrt(sum((_x, y) => y * y))).toBeCloseTo(3, 0);
});

test("HOME-05: smoothing keeps a uniform area uniform up to its border", () => {
  const spread = smoothed(new Float32Array(size.width * size.height).fill(7), size, 6);
  for (const value of spread) expect(value).toBeCloseTo(7, 3);
});
