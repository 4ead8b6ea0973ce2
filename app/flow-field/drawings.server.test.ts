import { expect, test } from "vitest";
import { drawingAddress, readDrawing } from "./drawings.server.ts";

const nameOf = (address: string) => address.replace(/^\/air\/|\.svg$/g, "");

test("SITE-02: a drawing is read by its address", () => {
  const address = drawingAddress("about");
  expect(address).toMatch(/^\/air\/about\.[0-9a-f]{16}\.svg$/);
  expect(readDrawing(nameOf(address))).toMatch(/^<svg .*<\/svg>$/);
});

test("SITE-02: any text gives a valid drawing address", () => {
  expect(drawingAddress("Ostra Bank: 11 days → 19 minutes")).toMatch(
    /^\/air\/[a-z0-9-]+\.[0-9a-f]{16}\.svg$/,
  );
});

test("SITE-02: a drawing with a wrong signature is not rendered", () => {
  expect(readDrawing("about.0123456789abcdef")).toBeUndefined();
  expect(readDrawing(nameOf(drawingAddress("about")).replace("about", "cases"))).toBeUndefined();
  expect(readDrawing("about")).toBeUndefined();
});
