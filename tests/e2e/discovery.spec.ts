import { expect, test } from "#tests/support/fixtures.ts";

test("ROUTE-10: the sitemap lists the full address of every public page", async ({ request, baseURL }) => {
  const answer = await request.get("/sitemap.xml");
  expect(answer.headers()["content-type"]).toContain("application/xml");
  const addresses = [...(await answer.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
  expect(addresses).toContain(`${baseURL}/`);
  expect(addresses).toContain(`${baseURL}/solutions/ai-assistants/voice-agents`);
  expect(addresses.filter((address) => address?.includes("/admin"))).toEqual([]);
});

test("ROUTE-10: robots.txt disallows the admin and names the sitemap", async ({ request, baseURL }) => {
  const text = await (await request.get("/robots.txt")).text();
  expect(text).toContain("Disallow: /admin");
  expect(text).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
});

test("ROUTE-10: the feed lists the news, newest first", async ({ request, baseURL }) => {
  const answer = await request.get("/feed.xml");
  expect(answer.headers()["content-type"]).toContain("application/rss+xml");
  const xml = await answer.text();
  const dates = [...xml.matchAll(/<pubDate>(.*?)<\/pubDate>/g)].map(([, date]) => Date.parse(date ?? ""));
  expect(dates.length).toBeGreaterThan(1);
  expect(dates).toEqual(dates.toSorted((a, b) => b - a));
  expect(xml).toContain(`<link>${baseURL}/news/`);
});

const forPrograms = ["/feed.xml", "/feed.atom", "/feed.json", "/llms.txt", "/de/feed.json", "/sitemap.xml"];

test("ROUTE-10, READ-01: feeds, sitemap and llms.txt send their text only to programs that do not have it yet", async ({
  request,
}) => {
  for (const path of forPrograms) {
    const { etag = "" } = (await request.get(path)).headers();
    const again = (known: string) => request.get(path, { headers: { "If-None-Match": known } });
    expect([path, (await again(`"x", ${etag}`)).status()]).toEqual([path, 304]);
    expect([path, (await again('W/"x"')).status()]).toEqual([path, 200]);
  }
});

test("ROUTE-06: what programs read has one address, and no other one has another format", async ({
  request,
}) => {
  for (const path of [...forPrograms, "/robots.txt", "/manifest.webmanifest"])
    for (const spelling of [path.toUpperCase(), `${path}/`]) {
      const { location } = (await request.get(spelling, { maxRedirects: 0 })).headers();
      expect([spelling, location]).toEqual([spelling, path]);
    }
});

test("ROUTE-10: /healthz and /readyz answer", async ({ request }) => {
  expect((await request.get("/healthz")).status()).toBe(200);
  expect((await request.get("/readyz")).status()).toBe(200);
});
