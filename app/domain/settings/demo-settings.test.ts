import { expect, test } from "vitest";
import { listDemoSettings } from "./demo-settings.ts";
import { defaultSettings } from "./registry.ts";

const keysOf = (...asked: Parameters<typeof listDemoSettings>) =>
  listDemoSettings(...asked).map(({ key }) => key);

test("SAFE-07: settings that still have a demo address are listed until they are changed", () => {
  expect(keysOf(defaultSettings, { hasDemo: true })).toEqual(["contact_email"]);
  const own = { ...defaultSettings, contact_email: "hello@acme.com" };
  expect(keysOf(own, { hasDemo: true })).toEqual([]);
  const linked = {
    ...own,
    footer_social_links: [{ label: "LinkedIn", url: "https://linkedin.example/kestrel" }],
  };
  expect(keysOf(linked, { hasDemo: true })).toEqual(["footer_social_links"]);
});

test("SAFE-07: without demo content the demo's brand name is listed too", () => {
  const own = { ...defaultSettings, contact_email: "hello@acme.com" };
  expect(keysOf(own, { hasDemo: false })).toEqual(["brand_name"]);
  expect(keysOf({ ...own, brand_name: "Acme" }, { hasDemo: false })).toEqual([]);
});
