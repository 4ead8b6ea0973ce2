import { expect, test } from "#tests/support/fixtures.ts";
import { publicRoutes } from "#tests/support/public-routes.ts";
import { checkLinks } from "#tools/audits/links.ts";

test("ROUTE-05, READ-01: every link, file and fragment on the site resolves without a redirect", async ({
  baseURL,
}) => {
  test.slow(); // hundreds of them
  const { origin } = new URL(baseURL ?? "");
  const links = await checkLinks(
    [origin, `${origin}/search?q=ferry`],
    // Share images are rendered by the queue and redirect to the default image until then.
    (url) => url.origin !== origin || url.pathname.startsWith("/share/"),
  );
  const broken = links.filter(({ isBroken }) => isBroken);
  expect(broken.map(({ url, status, parent }) => `${url} (${status}) on ${parent}`)).toEqual([]);

  const seen = new Set(links.map(({ url }) => new URL(url).pathname));
  expect(publicRoutes.filter((path) => !seen.has(path))).toEqual([]);
});
