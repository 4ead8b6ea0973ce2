import { expect, test } from "vitest";
import routes from "#app/routes.ts";
import { slugSchema } from "./page.ts";

test.each([
  "admin",
  "news",
  "lets-talk",
  "aktuelles",
  "karriere",
  "projekt-anfragen",
  "suche",
  "404",
  "sitemap",
  "readyz",
])("ROUTE-10: the reserved slug %s is rejected", (slug) => {
  expect(slugSchema.safeParse(slug).error?.issues[0]?.message).toContain("reserved by the system");
});

test("ROUTE-10: every path in app/routes.ts is reserved", () => {
  const addresses = routes.flatMap(({ path, children = [] }) => path ?? children.map((child) => child.path));
  const fixed = addresses.flatMap((path = "") => path.match(/^[\w-]+(?:\/[\w-]+)*/)?.[0] ?? []);
  expect(fixed).toEqual(expect.arrayContaining(["admin", "search", "healthz", "feed", "about/careers"]));
  const isFree = (path: string) => path.split("/").every((word) => slugSchema.safeParse(word).success);
  expect(fixed.filter(isFree)).toEqual([]);
});

test.each(["AI", "two--hyphens", "-edge", "straße", "a b", ""])(
  "ROUTE-10: %j is not a valid slug",
  (slug) => {
    expect(slugSchema.safeParse(slug).success).toBe(false);
  },
);
