import { LinkChecker } from "linkinator";
import { expect, test } from "#tests/fixtures.ts";
import { publicRoutes } from "#tests/public-routes.ts";

test("ROUTE-05, READ-01: every link, file and fragment that the site names is there, without a detour", async ({
  baseURL,
}) => {
  test.slow(); // hundreds of them
  const { origin } = new URL(baseURL ?? "");
  const { links } = await new LinkChecker().check({
    path: [origin, `${origin}/search?q=ferry`],
    recurse: true,
    redirects: "error",
    cleanUrls: true, // else it reads "#content" on /contact as /contact/#content
    checkCss: true,
    checkFragments: true,
    // Pictures for sharing are drawn in the queue, and lead to another one until then.
    linksToSkip: async (link) =>
      new URL(link).origin !== origin || new URL(link).pathname.startsWith("/share/"),
  });
  const wrong = links.filter(({ state }) => state === "BROKEN");
  expect(wrong.map(({ url, status, parent }) => `${url} (${status}) on ${parent}`)).toEqual([]);

  const seen = new Set(links.map(({ url }) => new URL(url).pathname));
  expect(publicRoutes.filter((path) => !seen.has(path))).toEqual([]);
});
