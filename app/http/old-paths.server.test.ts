import { readFileSync } from "node:fs";
import { sql } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { writeCounters } from "#app/domain/redirects/counters.server.ts";
import { redirectSchema } from "#app/domain/redirects/redirect.ts";
import { saveRedirect } from "#app/domain/redirects/redirects.server.ts";
import { furtherEdition, mainEdition } from "#app/languages/language.ts";
import { inContentLanguage } from "#app/languages/requested-language.server.ts";
import { canonicalPath } from "#app/paths/site-paths.ts";
import { db } from "#app/platform/database.server.ts";
import { missingPaths, redirects } from "#db/schema/redirects.ts";
import { siteSettings } from "#db/schema/settings.ts";
import { createStaff } from "#tests/support/factories/accounts.ts";
import { createArticle } from "#tests/support/factories/news.ts";
import { createPage } from "#tests/support/factories/pages.ts";
import { addLanguages, createGermanPage } from "#tests/support/two-languages.ts";
import { answerOldPath, requireAddressIn, requireCanonicalPath } from "./old-paths.server.ts";

const requestOldPath = (path: string) => answerOldPath(new Request(`https://kestrel.example${path}`));

test("PAGE-05: an old path responds with 301 and keeps the query, a deleted one with 410, an unknown one with 404", async () => {
  await createPage({ slug: "dwh" });
  await db.insert(redirects).values([
    { fromPath: "/old", toPath: "/dwh" },
    { fromPath: "/older", toPath: "/dwh?from=older#prices" },
    { fromPath: "/away", toPath: "https://other.example/page" },
    { fromPath: "/ru", toPath: "/путь?q=é#ж" },
    { fromPath: "/broken", toPath: "//evil.example" },
    { fromPath: "/gone", toPath: null },
  ]);
  for (const [path, status, location] of [
    ["/old", 301, "/dwh"],
    ["/old?utm_source=mail", 301, "/dwh?utm_source=mail"],
    ["/older?utm_source=mail", 301, "/dwh?from=older&utm_source=mail#prices"],
    ["/away", 301, "https://other.example/page"],
    ["/ru", 301, "/%D0%BF%D1%83%D1%82%D1%8C?q=%C3%A9#%D0%B6"],
    ["/broken", 404, null],
    ["/gone", 410, null],
    ["/nowhere", 404, null],
  ] as const) {
    const answer = await requestOldPath(path);
    expect([path, answer.status, answer.headers.get("Location")]).toEqual([path, status, location]);
  }
});

test("PAGE-05: a missing path with other letters than A to Z leaves the list when a redirect is added for it", async () => {
  await writeCounters();
  await db.delete(missingPaths);
  for (const path of ["/über", "/%C3%9Cber", "/%c3%bcber"]) await requestOldPath(path);
  await writeCounters();
  const missing = await db.select().from(missingPaths);
  expect(missing).toMatchObject([{ path: "/%c3%bcber", hits: 3 }]);
  await saveRedirect({ fromPath: missing[0]?.path ?? "", toPath: "/about" }, await createStaff());
  expect(await db.select().from(missingPaths)).toEqual([]);
});

test("PAGE-05: stored redirects with capital letters match after the migration", async () => {
  await db.insert(redirects).values([
    { fromPath: "/%c3%9cber%20uns%2f%28", toPath: "/contact" },
    { fromPath: "/%d0%9f%d1%83%d1%82%d1%8c", toPath: "/contact" },
    { fromPath: "/%c3%89t%c3%a9", toPath: "/contact" },
    { fromPath: "/%c3%a9t%c3%a9", toPath: "/about" },
    { fromPath: "/%ff%ff", toPath: "/contact" },
  ]);
  const migration = new URL("../../db/migrations/0022_redirects-ignore-case.sql", import.meta.url);
  await db.execute(sql.raw(readFileSync(migration, "utf8")));
  for (const [path, to] of [
    ["/über%20uns%2F%28", "/contact"],
    ["/ÜBER%20UNS%2F%28", "/contact"],
    ["/путь", "/contact"],
    ["/Été", "/about"],
    ["/%FF%FF", "/contact"],
  ] as const)
    expect([path, (await requestOldPath(path)).headers.get("Location")]).toEqual([path, to]);
});

test.each([
  ["/Solutions", "/solutions"],
  ["/solutions/", "/solutions"],
  ["/solutions//dwh", "/solutions/dwh"],
  ["//evil.example/", "/evil.example"],
  ["/caf%C3%A9", "/caf%C3%A9"],
  ["/CAF%c3%a9", "/caf%c3%a9"],
  ["/", "/"],
  ["/solutions/dwh", "/solutions/dwh"],
])("ROUTE-06: the canonical path of %s is %s", (pathname, canonical) => {
  expect(canonicalPath(pathname)).toBe(canonical);
});

test("ROUTE-06: canonicalising a canonical path changes nothing and never gives another site's address", () => {
  const path = fc.string({ unit: fc.constantFrom("/", "\\", "a", "Z", "%", "C", "3", ".", "-", "é") });
  fc.assert(
    fc.property(path, (rest) => {
      const { pathname } = new URL(`http://site.example/${rest}`);
      const canonical = canonicalPath(pathname);
      expect(canonicalPath(canonical)).toBe(canonical);
      expect(canonical).toMatch(/^\/(?![/\\])/);
    }),
  );
});

test("ROUTE-06: a non-canonical path redirects with 301 and keeps its query", () => {
  const response = thrownBy(new Request("http://site.example/Solutions/?Utm=Spring"));
  expect(response?.status).toBe(301);
  expect(response?.headers.get("Location")).toBe("/solutions?Utm=Spring");
});

test.each([
  ["/%73olution%53", "/solutions"],
  ["/%41bout/cookies%2Dpolicy", "/about/cookies-policy"],
  ["/Caf%C3%A9/%2573/a%2Fb", "/caf%C3%A9/%2573/a%2Fb"],
])("ROUTE-06: %s redirects with 301 to %s, without needless escapes", (pathname, canonical) => {
  const response = thrownBy(new Request(`http://site.example${pathname}`));
  expect(response?.headers.get("Location")).toBe(canonical);
  expect(thrownBy(new Request(`http://site.example${canonical}`))).toBeUndefined();
});

test("ROUTE-06: canonical paths and form submissions are not redirected", () => {
  expect(thrownBy(new Request("http://site.example/solutions"))).toBeUndefined();
  expect(thrownBy(new Request("http://site.example/Lets-Talk", { method: "POST" }))).toBeUndefined();
});

function thrownBy(request: Request): Response | undefined {
  try {
    requireCanonicalPath(request);
    return undefined;
  } catch (thrown) {
    if (thrown instanceof Response) return thrown;
    throw thrown;
  }
}

const requestIn = (language: "en" | "de", path: string, method = "GET") => {
  try {
    requireAddressIn(mainEdition(language), new Request(`https://kestrel.example${path}`, { method }));
  } catch (answer) {
    if (answer instanceof Response) return answer;
    throw answer;
  }
  return undefined;
};

test.each([
  ["de", "/news/page/2?utm_source=x", "/aktuelles/page/2?utm_source=x"],
  ["de", "/about/careers", "/karriere"],
  ["de", "/search?q=a%20b", "/suche?q=a%20b"],
  ["en", "/projekt-anfragen?message=Hallo", "/lets-talk?message=Hallo"],
] as const)(
  "LANG-01: a site in “%s” redirects %s to %s, and browsers ask again each time",
  (language, path, address) => {
    const answer = requestIn(language, path);
    expect([answer?.status, answer?.headers.get("Location")]).toEqual([301, address]);
    expect(answer?.headers.get("Cache-Control")).toBe("no-cache");
    expect(requestIn(language, address), "its own address").toBeUndefined();
    expect(requestIn(language, path, "POST"), "a form of a page in the other language").toBeUndefined();
  },
);

test("LANG-01: redirects of articles are kept when the language of the site changes", async () => {
  await createArticle({ slug: "new-door" });
  const staff = await createStaff();
  const saved = { fromPath: "/aktuelles/old-door", toPath: "/aktuelles/new-door" };
  await saveRedirect(redirectSchema("https://kestrel.example").parse(saved), staff);
  const locationOf = async (path: string) => (await requestOldPath(path)).headers.get("Location");
  expect([await locationOf("/news/old-door"), await locationOf("/aktuelles/old-door?a=b")]).toEqual([
    "/news/new-door",
    "/news/new-door?a=b",
  ]);
  await db.insert(siteSettings).values({ key: "site_language", value: "de" });
  expect([await locationOf("/news/old-door"), await locationOf("/aktuelles/old-door")]).toEqual([
    "/aktuelles/new-door",
    "/aktuelles/new-door",
  ]);
});

test.each([
  ["/de/news", "/de/aktuelles"],
  ["/de/search?q=a", "/de/suche?q=a"],
  ["/de/lets-talk/sent", "/de/projekt-anfragen/gesendet"],
])("LANG-03: below the code of a language, %s redirects to %s", (path, address) => {
  const edition = furtherEdition("de");
  const request = (each: string) => new Request(`https://kestrel.example${each}`);
  expect(() => requireAddressIn(edition, request(path))).toThrow(
    expect.objectContaining({
      status: 301,
      headers: new Headers({ Location: address, "Cache-Control": "no-cache" }),
    }),
  );
  expect(() => requireAddressIn(edition, request(address))).not.toThrow();
});

test.each([
  ["/de/", "/de"],
  ["/DE/Kontakt", "/de/kontakt"],
])("LANG-03, ROUTE-06: %s redirects with 301 to %s", (path, address) => {
  const response = thrownBy(new Request(`http://site.example${path}`));
  expect([response?.status, response?.headers.get("Location")]).toEqual([301, address]);
});

test("LANG-03: an old path in a language redirects to its published pages and to the address of its list", async () => {
  await addLanguages("de");
  await createGermanPage({ slug: "kontakt" });
  await createGermanPage({ slug: "entwurf", isPublished: false });
  await db.insert(redirects).values([
    { fromPath: "/de/impressum-alt", toPath: "/de/kontakt" },
    { fromPath: "/de/hidden", toPath: "/de/entwurf" },
    { fromPath: "/de/neues", toPath: "/de/news" },
    { fromPath: "/de/english", toPath: "/news" },
  ]);
  const outcome = async (path: string) => {
    const answer = await inContentLanguage("de", () => requestOldPath(path));
    return answer.headers.get("Location") ?? answer.status;
  };
  expect(await outcome("/de/impressum-alt?a=b")).toBe("/de/kontakt?a=b");
  expect(await outcome("/de/hidden")).toBe(404);
  expect(await outcome("/de/neues")).toBe("/de/aktuelles");
  expect(await outcome("/de/english")).toBe("/news");

  await db.insert(redirects).values({ fromPath: "/german", toPath: "/de/kontakt" });
  const fromEnglish = async () => (await requestOldPath("/german")).headers.get("Location");
  expect(await fromEnglish()).toBe("/de/kontakt");
  await addLanguages();
  expect(await fromEnglish(), "German is no longer a language").toBeNull();
});
