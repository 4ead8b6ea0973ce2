import type { APIResponse } from "playwright/test";
import { withoutPrefix } from "#app/languages/addresses.ts";
import { paths } from "#app/paths/paths.ts";
import { expect, test } from "#tests/support/fixtures.ts";
import { publicRoutes } from "#tests/support/public-routes.ts";
import { addressOf, routeNames } from "#tests/support/route-addresses.ts";

const frames = [paths.editorFrame(""), paths.settingsPreview(""), paths.framedPreviews()];

/** Headers of every response. */
const always = {
  "x-content-type-options": "nosniff",
  "permissions-policy": expect.stringContaining("camera=(), "),
  "cross-origin-opener-policy": "same-origin",
};

interface Policy {
  /** Sources of scripts: hashes, or the nonce of scripts that the admin adds to a frame. */
  scripts?: "'sha256-…'" | "'nonce-…'";
  ancestors: string;
  pictures: string;
}

const policy = ({ scripts = "'sha256-…'", ancestors, pictures }: Policy) =>
  [
    "default-src 'self'",
    `script-src ${scripts} 'strict-dynamic'`,
    "worker-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    `img-src ${pictures}`,
    "frame-src 'self' www.youtube-nocookie.com player.vimeo.com www.loom.com embed.figma.com codepen.io www.openstreetmap.org",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${ancestors}`,
  ].join("; ");

/** A page may send no referrer at all; none sends more than its origin to other sites. */
const noFurther = /^(strict-origin-when-cross-origin|same-origin|no-referrer)$/;

/** Further headers per kind of response. */
const document = {
  "content-security-policy": policy({ ancestors: "'none'", pictures: "'self' data: blob: https:" }),
  "x-frame-options": "DENY",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-resource-policy": "same-origin",
};
const own = {
  document,
  /** The admin shows pictures of this site only. */
  admin: {
    ...document,
    "content-security-policy": policy({ ancestors: "'none'", pictures: "'self' data: blob:" }),
  },
  preview: {
    "content-security-policy": policy({ ancestors: "'self'", pictures: "'self' data: blob: https:" }),
    "x-frame-options": "SAMEORIGIN",
    "referrer-policy": "no-referrer",
    "cross-origin-resource-policy": "same-origin",
  },
  /** Only scripts that the admin adds with the nonce run in the frame. */
  frame: {
    "content-security-policy": policy({
      scripts: "'nonce-…'",
      ancestors: "'self'",
      pictures: "'self' data: blob: https:",
    }),
    "x-frame-options": "SAMEORIGIN",
    "referrer-policy": "no-referrer",
    "cross-origin-resource-policy": "same-origin",
  },
  refusal: {
    "content-security-policy":
      "default-src 'none'; style-src 'sha256-…'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    "x-frame-options": "DENY",
    "referrer-policy": "strict-origin-when-cross-origin",
    "cross-origin-resource-policy": "same-origin",
  },
  other: {
    "content-security-policy":
      "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    "x-frame-options": "DENY",
    "referrer-policy": "strict-origin-when-cross-origin",
    "cross-origin-resource-policy": "same-origin",
  },
  /** Resources that a page needs to render, without headers that would delay its first paint. */
  part: {
    "content-security-policy": "",
    "x-content-type-options": "nosniff",
    "cross-origin-resource-policy": expect.stringMatching(/^(same|cross)-origin$/),
  },
};

test("SAFE-04: every public page sends the same security headers as a document and as data", async ({
  request,
}) => {
  for (const path of [...publicRoutes, "/no-such-page", "/solutions/"]) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(comparedHeaders(answer), path).toEqual(expected(answer));
    const data = await request.get(`${path === "/" ? "/_root" : path.replace(/\/$/, "")}.data`);
    expect(comparedHeaders(data), `data of ${path}`).toEqual({ ...always, ...own.other });
  }
});

test("SAFE-04: every route sends the security headers, signed in or not, including refusals and failures", async ({
  request,
  page,
  staff: _,
}) => {
  test.slow(); // sends some hundred requests
  for (const name of routeNames.filter((each) => each !== "admin/live")) {
    const path = addressOf(name);
    for (const [who, asker] of [
      ["a stranger", request],
      ["staff", page.request],
    ] as const) {
      const answer = await asker.get(path, { maxRedirects: 0 });
      expect(comparedHeaders(answer), `${path}, ${answer.status()}, to ${who}`).toEqual(expected(answer));
      const refused = await asker.post(path, {
        maxRedirects: 0,
        headers: { "Sec-Fetch-Site": "cross-site" },
      });
      expect(comparedHeaders(refused), `${path}, foreign, to ${who}`).toEqual({ ...always, ...own.refusal });
    }
  }
});

test("SAFE-04: files send the security headers, and other sites may embed pictures", async ({
  request,
  page,
}) => {
  const html = await (await request.get("/")).text();
  for (const part of html.match(/\/assets\/[\w.-]+\.(?:css|woff2)/g) ?? []) {
    expect(comparedHeaders(await request.get(part)), part).toEqual(own.part);
  }
  for (const path of ["/robots.txt", "/sitemap.xml", "/feed.xml", "/healthz", "/assets/none.js", "/%zz"]) {
    const answer = await request.get(path);
    expect(comparedHeaders(answer), path).toEqual(expected(answer));
  }
  await page.goto("/solutions");
  const pictures = await page.locator("img").evaluateAll((all) => all.map((each) => Object(each).src));
  for (const path of ["/favicon.svg", "/art/share.png", ...pictures.slice(0, 2)]) {
    expect(comparedHeaders(await request.get(path)), path).toEqual({
      ...always,
      ...own.other,
      "cross-origin-resource-policy": "cross-origin",
    });
  }
});

test("FAST-02: the demo's drawings are sent as the build has compressed them", async ({ request }) => {
  const answer = await request.get("/art/marks/tessel.svg", { headers: { "Accept-Encoding": "gzip, br" } });
  const { "content-encoding": encoding, "content-length": length } = answer.headers();
  expect(encoding).toBe("br");
  expect(Number(length)).toBeLessThan((await answer.body()).length);
});

function expected(answer: APIResponse) {
  const { pathname } = new URL(answer.url());
  const type = answer.headers()["content-type"] ?? "";
  if (type.startsWith("text/css")) return own.part; // the brand's colours
  // The cookie settings are an HTML fragment for a document with its own policy; opened alone, nothing in it works.
  const isDocument = type.startsWith("text/html") && withoutPrefix(pathname) !== paths.cookieSettings();
  const kind = isDocument ? documentKind(pathname) : "other";
  const headers = { ...always, ...own[kind], "referrer-policy": expect.stringMatching(noFurther) };
  // Other sites may embed icons.
  return type.startsWith("image/") ? { ...headers, "cross-origin-resource-policy": "cross-origin" } : headers;
}

function documentKind(pathname: string) {
  if (frames.some((path) => pathname.startsWith(path))) return "frame";
  if (pathname.startsWith("/preview/")) return "preview";
  // Downloads have no screen: their failures are as small as refusals.
  if (/^\/admin\/.*\/(?:files\/[^/]+|original)$/.test(pathname)) return "refusal";
  return /^\/admin(\/|$)/.test(pathname) ? "admin" : "document";
}

/** The headers under test, without values that differ per response. */
function comparedHeaders(answer: APIResponse) {
  const seen = Object.entries(answer.headers()).filter(([name]) => name in { ...always, ...own.document });
  const { "content-security-policy": given = "", ...others } = Object.fromEntries(seen);
  const known = given
    .replaceAll(/'nonce-[\w-]{22}'/g, "'nonce-…'")
    .replaceAll(/'sha256-[\w+/=]{44}'(?: 'sha256-[\w+/=]{44}')*/g, "'sha256-…'");
  return { ...others, "content-security-policy": known };
}
