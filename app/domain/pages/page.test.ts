import { expect, test } from "vitest";
import routes from "#app/routes.ts";
import { slugSchema } from "./page.ts";

test.each(["admin", "news", "lets-talk", "404", "sitemap", "readyz"])(
  "ROUTE-10: no page can take /%s",
  (slug) => {
    expect(slugSchema.safeParse(slug).error?.issues[0]?.message).toContain("used by the site itself");
  },
);

test("ROUTE-10: no page can take the first word of an address in app/routes.ts", () => {
  const addresses = routes.flatMap(({ path, children = [] }) => path ?? children.map((child) => child.path));
  const words = addresses.flatMap((path = "") => path.match(/^[\w-]+/) ?? []);
  expect(words).toEqual(expect.arrayContaining(["admin", "search", "healthz", "feed"]));
  expect(words.filter((word) => slugSchema.safeParse(word).success)).toEqual([]);
});

test.each(["AI", "two--hyphens", "-edge", "straße", "a b", ""])("ROUTE-10: %j is no slug", (slug) => {
  expect(slugSchema.safeParse(slug).success).toBe(false);
});
