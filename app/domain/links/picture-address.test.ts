import { expect, test } from "vitest";
import { pictureAddress } from "./picture-address.ts";

test.each([
  "",
  "/media/5a8f2f0e-6c5a-4a2e-9d3b-1f6c2a7b9e10",
  "/art/share.png",
  "https://pictures.example/a.webp",
])("SAFE-05: %j is a valid picture address", (address) =>
  expect(pictureAddress.safeParse(address).success).toBe(true),
);

test.each([
  "javascript:alert(1)",
  "data:image/svg+xml,<svg/>",
  "http://pictures.example/a.webp",
  "//evil.example/a.webp",
  "/\\evil.example/a.webp",
  "https:///a.webp",
  "art/share.png",
])("SAFE-05: %j is not a valid picture address", (address) =>
  expect(pictureAddress.safeParse(address).success).toBe(false),
);
