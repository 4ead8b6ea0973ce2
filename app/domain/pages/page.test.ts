import { expect, test } from "vitest";
import { slugSchema } from "./page.ts";

test.each(["admin", "news", "lets-talk", "404", "sitemap", "readyz"])(
  "ROUTE-10: no page can take /%s",
  (slug) => {
    expect(slugSchema.safeParse(slug).error?.issues[0]?.message).toContain("used by the site itself");
  },
);

test.each(["AI", "two--hyphens", "-edge", "straße", "a b", ""])("ROUTE-10: %j is no slug", (slug) => {
  expect(slugSchema.safeParse(slug).success).toBe(false);
});
