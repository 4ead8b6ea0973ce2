import { expect, test } from "vitest";
import { hrefOfPage, hrefSchema, isAllowedHref, pageIdOfHref, pictureAddress } from "./href.ts";

const id = "7d9f3c1e-2c41-4a57-9a63-0f6c2b1d8e11";

test.each([
  hrefOfPage(id),
  "/",
  "/solutions/dwh?from=home#prices",
  "https://example.com/a b",
  "mailto:hello@kestrel.example",
  "tel:+351 21 000 0000",
  "#prices",
])("BLOCK-03: a link to %j is allowed", (href) => {
  expect(isAllowedHref(href)).toBe(true);
});

test.each([
  "javascript:alert(1)",
  " javascript:alert(1)",
  "java\nscript:alert(1)",
  "JaVaScRiPt:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "vbscript:msgbox(1)",
  "//evil.example",
  "/\\evil.example",
  "/\t/evil.example",
  "https:/\\evil.example",
  "page:../../admin",
  "ftp://example.com",
  "relative/path",
  "",
  undefined,
  { toString: () => "/" },
])("BLOCK-03: a link to %j is rejected", (href) => {
  expect(isAllowedHref(href)).toBe(false);
});

test("BLOCK-03: the error of a rejected link says which addresses are allowed", () => {
  const refused = hrefSchema("Address").safeParse("javascript:alert(1)");
  expect(refused.error?.issues[0]?.message).toBe(
    "Address: use a page, a web address or a path that starts with /",
  );
});

test("an address with a page id is distinguished from other addresses", () => {
  expect(pageIdOfHref(hrefOfPage(id))).toBe(id);
  expect(pageIdOfHref("/about")).toBeUndefined();
});

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
