import { expect, test } from "vitest";
import { brandPalette } from "#app/domain/settings/brand-palette.ts";
import { defaultSettings } from "#app/domain/settings/registry.ts";
import { aBrand } from "#tests/support/a-brand.ts";
import { drawingAddress, notFoundDrawing, readDrawing } from "./drawings.server.ts";

const nameOf = (address: string) => address.replace(/^\/air\/|\.svg$/g, "");
const current = async () => aBrand;

test("SITE-02: a drawing is read by its address", async () => {
  const address = drawingAddress("about", aBrand);
  expect(address).toMatch(/^\/air\/about\.[0-9a-f]{8}\.[0-9a-f]{16}\.svg$/);
  expect(await readDrawing(nameOf(address), current)).toEqual({
    svg: expect.stringMatching(/^<svg .*<\/svg>$/),
  });
});

test("SITE-02: any text gives a valid drawing address", () => {
  expect(drawingAddress("Ostra Bank: 11 days → 19 minutes", aBrand)).toMatch(
    /^\/air\/[a-z0-9-]+\.[0-9a-f]{8}\.[0-9a-f]{16}\.svg$/,
  );
});

test("SITE-02: a drawing with a wrong signature is not rendered", async () => {
  const name = nameOf(drawingAddress("about", aBrand));
  expect(await readDrawing(name.replace(/.{16}$/, "0123456789abcdef"), current)).toBeUndefined();
  expect(await readDrawing(name.replace("about", "cases"), current)).toBeUndefined();
  expect(await readDrawing("about", current)).toBeUndefined();
});

test("BRAND-01: other colours give other addresses, and an address leads to its own colours", async () => {
  const before = brandPalette(defaultSettings);
  const [one, other] = [drawingAddress("about", aBrand), drawingAddress("about", before)];
  expect(one).not.toBe(other);
  expect(await readDrawing(nameOf(one), current)).toEqual({ svg: expect.stringContaining(aBrand.signal) });
  expect(await readDrawing(nameOf(other), current)).toEqual({ svg: expect.stringContaining(before.signal) });
});

test("SITE-02: the not-found page has a drawing of its own", async () => {
  const drawing = await readDrawing(nameOf(notFoundDrawing(aBrand)), current);
  expect(drawing).not.toEqual(await readDrawing(nameOf(drawingAddress("lost", aBrand)), current));
});

test("BRAND-01: an address with colours from before is redirected to the current ones", async () => {
  const address = drawingAddress("contact", { ...aBrand, signal: "#000001" });
  for (let colour = 2; colour < 32; colour += 1)
    drawingAddress("contact", { ...aBrand, signal: `#${String(colour).padStart(6, "0")}` });
  expect(await readDrawing(nameOf(address), current)).toEqual({ movedTo: drawingAddress("contact", aBrand) });
});
