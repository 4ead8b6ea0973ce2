import type { APIRequestContext, APIResponse, Page } from "playwright/test";
import { expect, test } from "#tests/support/fixtures.ts";
import { pageKinds } from "#tests/support/page-kinds.ts";

/** The initial congestion window in bytes: ten segments (RFC 6928). */
const firstFlight = 10 * 1460;

/**
 * Maximum bytes that block the first paint of a page, with headers: docs/performance.md derives the resulting times on
 * the simulated phone. The scripts of the home page are a separate file, so that it fits. A case has no picture
 * in its first screen, so its document may be larger.
 */
const most = {
  document: {
    home: firstFlight,
    case: 2 * firstFlight,
    other: firstFlight,
  },
  sheet: firstFlight,
  /** Further sheets: of the home page, of a layout and of blocks. */
  pageSheets: 7000,
  fonts: 18_500,
  picture: { home: firstFlight, other: 27_000 },
};

// Lighthouse's phone.
test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true });

for (const { name, path } of pageKinds) {
  test(`FAST-01, FAST-02: the first paint of the ${name} page waits for few bytes`, async ({
    page,
    request,
  }) => {
    const kind = name === "home" ? "home" : "other";
    expect(await cachedPageSize(request, path)).toBeLessThanOrEqual(
      most.document[name === "case" ? name : kind],
    );

    await page.goto(path);
    const { sheet, pageSheets, headSheets, fonts, pictures } = await neededFiles(page);
    expect([headSheets, fonts.length, pictures.length <= 1]).toEqual([name === "home" ? 2 : 1, 2, true]);
    expect(await sizeOf(request, [sheet])).toBeLessThanOrEqual(most.sheet);
    expect(await sizeOf(request, pageSheets)).toBeLessThanOrEqual(most.pageSheets);
    expect(await sizeOf(request, fonts)).toBeLessThanOrEqual(most.fonts);
    expect(await sizeOf(request, pictures)).toBeLessThanOrEqual(most.picture[kind]);
  });
}

test("FAST-02: the documents of the list of cases and of the German home page take one round trip", async ({
  request,
}) => {
  for (const path of ["/cases", "/de"])
    expect(await cachedPageSize(request, path), path).toBeLessThanOrEqual(firstFlight);
});

/** URLs of the render-blocking resources, without lazily loaded ones. */
function neededFiles(page: Page) {
  return page.evaluate(() => {
    const links = (selector: string) =>
      [...document.querySelectorAll<HTMLLinkElement>(selector)]
        .filter(({ media }) => matchMedia(media).matches)
        .map(({ href }) => href);
    // No first paint waits for letters with accents.
    const awaited = "link[rel=stylesheet]:not([href*='/accents-'])";
    const [sheet = "", ...pageSheets] = new Set(links(awaited));
    return {
      sheet,
      pageSheets,
      headSheets: links(`head > ${awaited}`).length,
      fonts: links("head > link[rel=preload][as=font]"),
      pictures: [...document.images]
        .filter(({ loading }) => loading !== "lazy")
        .map(({ currentSrc }) => currentSrc),
    };
  });
}

/** The size of a cached page; only cached responses have an ETag. */
async function cachedPageSize(request: APIRequestContext, path: string): Promise<number> {
  const ask = () => request.get(path, { headers: { "Accept-Encoding": "br" } });
  await expect.poll(async () => (await ask()).headers().etag, { timeout: 30_000 }).toBeDefined();
  return sizeSent(await ask());
}

async function sizeOf(request: APIRequestContext, addresses: string[]): Promise<number> {
  const answers = await Promise.all(
    addresses.map((address) => request.get(address, { headers: { "Accept-Encoding": "br" } })),
  );
  return answers.reduce((sum, answer) => sum + sizeSent(answer), 0);
}

/** Bytes on the wire: status line, headers and compressed body. */
function sizeSent(answer: APIResponse): number {
  const length = answer.headers()["content-length"];
  if (!answer.ok() || !length) throw new Error(`${answer.url()}: ${answer.status()} of unknown length`);
  const headers = answer.headersArray().map(({ name, value }) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${answer.status()} OK\r\n${headers.join("")}\r\n`.length + Number(length);
}
