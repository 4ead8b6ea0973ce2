import { expect, test } from "vitest";
import { officeMapOf, readOfficeMap } from "./map.server.ts";

const lisbon = { city: "Lisbon", coordinates: "38.7369 N — 9.1046 W" };
const ink = "#0b2233";
const vilnius = { city: "Vilnius", coordinates: "54.6757° N, 25.2597° E" };

test("SITE-07: the map shows the offices that have coordinates, south-west of each other as on the globe", () => {
  const map = officeMapOf([lisbon, { city: "Nowhere", coordinates: "" }, vilnius], ink);
  const [south, north] = map?.places ?? [];
  expect(map?.places.map(({ city }) => city)).toEqual(["Lisbon", "Vilnius"]);
  expect(south?.left).toBeLessThan(north?.left ?? 0);
  expect(south?.top).toBeGreaterThan(north?.top ?? 100);
  for (const { left, top } of map?.places ?? [])
    expect(Math.min(left, top, 100 - left, 100 - top)).toBeGreaterThan(5);
});

test("SITE-07: without coordinates there is no map", () => {
  expect(officeMapOf([{ city: "Nowhere", coordinates: "by the sea" }], ink)).toBeUndefined();
});

test.each([
  [[lisbon]],
  [[lisbon, vilnius]],
  [[lisbon, { city: "Sydney", coordinates: "33.8688 S — 151.2093 E" }]],
])("SITE-07: the map of %j is land within the drawing, and small", async (offices) => {
  const map = officeMapOf(offices, ink);
  const name = map?.src.replace(/^\/air\/|\.svg$/g, "") ?? "";
  const svg = (await readOfficeMap(name, async () => [{ offices, ink }])) ?? "";
  const points = [...svg.matchAll(/[ML](-?\d+) (-?\d+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
  expect(points.length).toBeGreaterThan(100);
  const { width = 0, height = 0 } = map ?? {};
  expect(points.filter(([x = -1, y = -1]) => x < 0 || x > width || y < -60 || y > height + 60)).toEqual([]);
  expect(svg).toContain(`stroke="${ink}"`);
  expect(svg.length).toBeLessThan(30_000);
});

test("SITE-07: the address of the map changes with the offices and the ink, and no other address leads to a map", async () => {
  expect(officeMapOf([lisbon], ink)?.src).not.toBe(officeMapOf([vilnius], ink)?.src);
  expect(officeMapOf([lisbon], ink)?.src).not.toBe(officeMapOf([lisbon], "#0e1112")?.src);
  for (const name of ["contact.0123456789abcdef", "offices.0123456789abcdef"])
    expect(await readOfficeMap(name, async () => [{ offices: [lisbon], ink }])).toBeUndefined();
});

test("LANG-06: each language of the site can have other offices on its map", async () => {
  const inEach = [[lisbon], [vilnius], [lisbon, vilnius]].map((offices) => ({ offices, ink: "#123456" }));
  for (const { offices, ink } of inEach) {
    const name = officeMapOf(offices, ink)?.src.replace(/^\/air\/|\.svg$/g, "") ?? "";
    expect(await readOfficeMap(name, async () => inEach)).toContain("<svg");
  }
});

test("SITE-07, SAFE-02: the map of a page that was served is read without the database", async () => {
  const name = officeMapOf([lisbon], ink)?.src.replace(/^\/air\/|\.svg$/g, "") ?? "";
  const unavailable = () => Promise.reject(new Error("the database is down"));
  expect(await readOfficeMap(name, unavailable)).toContain("<svg");
  await expect(readOfficeMap("offices.0123456789abcdef", unavailable)).rejects.toThrow(
    "the database is down",
  );
});
