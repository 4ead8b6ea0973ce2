import { expect, test } from "vitest";
import { publicRoutes } from "#tests/support/public-routes.ts";
import { demoNews } from "./news/index.ts";
import { demoPages } from "./pages/index.ts";
import { demoSettings } from "./settings.ts";

test("DATA-11: every link of the demo content leads to a page that exists", () => {
  const content = JSON.stringify([demoPages, demoSettings]);
  const links = [
    ...[...content.matchAll(/"(?:href|url)":"(\/[^"#?]*)/g)].map(([, path]) => path),
    ...demoNews.flatMap(({ body }) => [...body.matchAll(/\]\((\/[^)#?]*)/g)].map(([, path]) => path)),
  ];

  expect(links.length).toBeGreaterThan(100);
  expect(links.filter((path) => path && !publicRoutes.includes(path))).toEqual([]);
});
