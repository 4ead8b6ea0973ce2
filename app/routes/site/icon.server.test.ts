import sharp from "sharp";
import { expect, test } from "vitest";
import type { Settings } from "#app/domain/settings/registry.ts";
import { getSettings } from "#app/domain/settings/settings.server.ts";
import { saveSettings } from "#app/domain/settings-store/settings-store.server.ts";
import { type IconFile, iconFiles } from "#app/domain/share-cards/brand-icon.ts";
import { brandIconOf, iconHash } from "#app/domain/share-cards/brand-icons.server.ts";
import { inContentLanguage } from "#app/languages/requested-language.server.ts";
import { paths } from "#app/paths/paths.ts";
import { db } from "#app/platform/database.server.ts";
import { settingTranslations } from "#db/schema/settings.ts";
import { aBrand, aBrandSettings, demoColours } from "#tests/support/a-brand.ts";
import { createStaff } from "#tests/support/factories/accounts.ts";
import { coloursIn } from "#tests/support/pictures.ts";
import { routeArguments } from "#tests/support/route-arguments.ts";
import { subscribedContent } from "#tests/support/subscribed-content.ts";
import { loader } from "./icon.ts";

function get(address: string, headers?: HeadersInit) {
  const [, hash, file] = /^\/icons\/([^/]+)\/([^/]+)$/.exec(address) ?? [];
  const request = new Request(`http://localhost${address}`, { headers });
  return loader(routeArguments(request, file && hash ? { hash, file } : {}));
}

async function storeSettings(values: Partial<Settings>) {
  await saveSettings("brand", values, await createStaff());
  await subscribedContent(); // icons are read through the stale-if-error cache
}

const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer());

const files = Object.keys(iconFiles) as IconFile[];

test.each(files)("BRAND-01, SITE-11: %s is made of the initial and the brand's colours", async (file) => {
  await storeSettings(aBrandSettings);
  const answer = await get(`/icons/current/${file}`);
  expect(answer.headers.get("Content-Type")).toBe(iconFiles[file].type);
  const bytes = await bytesOf(answer);
  const { corner, colours } = await coloursIn(file === "favicon.ico" ? bytes.subarray(22) : bytes);
  expect(corner).toBe(aBrand.signal);
  expect(colours).toContain(aBrand.ink);
  expect(demoColours.filter((colour) => colours.has(colour))).toEqual([]);
});

test.each([
  ["apple-touch-icon.png", 180],
  ["icon-192.png", 192],
  ["icon-512.png", 512],
  ["icon-maskable-512.png", 512],
])("SITE-11: /%s has %d pixels at the well-known address", async (file, size) => {
  const { width, height } = await sharp(await bytesOf(await get(`/${file}`))).metadata();
  expect([width, height]).toEqual([size, size]);
});

test("BRAND-01: the icons are made of the logo, on ink if there is one for dark backgrounds", async () => {
  await storeSettings({ ...aBrandSettings, brand_logo: "/art/brand/logo.svg" });
  expect((await coloursIn(await bytesOf(await get("/icon-512.png")))).corner).toBe(aBrand.paper);
  await storeSettings({ brand_logo_on_ink: "/art/brand/logo-on-ink.svg" });
  expect((await coloursIn(await bytesOf(await get("/icon-512.png")))).corner).toBe(aBrand.ink);
});

test("BRAND-01: a changed brand changes the addresses, and earlier addresses lead to the current icons", async () => {
  const before = iconHash(brandIconOf(await getSettings()));
  const cached = "public, max-age=86400";
  expect((await get(paths.icon("icon-192.png", before))).headers.get("Cache-Control")).toBe(cached);

  await storeSettings(aBrandSettings);
  const after = iconHash(brandIconOf(await getSettings()));
  expect(after).not.toBe(before);
  const [old, current] = await Promise.all([
    get(paths.icon("icon-192.png", before)),
    get(paths.icon("icon-192.png", after)),
  ]);
  expect(old.headers.get("Cache-Control")).toBe("public, no-cache");
  expect(current.headers.get("Cache-Control")).toBe(cached);
  expect(await bytesOf(old)).toEqual(await bytesOf(current));
  const etag = current.headers.get("ETag") ?? "";
  expect((await get("/icon-192.png", { "If-None-Match": etag })).status).toBe(304);
});

test("BRAND-01: a logo that cannot be read is replaced by the initial", async () => {
  await storeSettings({ ...aBrandSettings, brand_logo: "/art/brand/missing.svg" });
  expect((await coloursIn(await bytesOf(await get("/icon-192.png")))).corner).toBe(aBrand.signal);
});

test("BRAND-01: only the site's own icons are rendered", async () => {
  expect((await get("/icons/current/other.png")).status).toBe(404);
  expect((await get("/icons/current/toString")).status).toBe(404);
});

test("LANG-06, BRAND-01: a language that spells the brand in another script has an icon with its own initial", async () => {
  await storeSettings({ ...aBrandSettings, further_languages: ["de"] });
  const value = JSON.stringify("Ökumene");
  await db.insert(settingTranslations).values({ key: "brand_name", language: "de", value });
  await subscribedContent();
  const hashIn = async (language: "" | "de") =>
    iconHash(brandIconOf(await inContentLanguage(language, getSettings)));
  const [main, german] = [await hashIn(""), await hashIn("de")];
  expect(german).not.toBe(main);
  const etagOf = async (hash: string) => (await get(`/icons/${hash}/favicon.svg`)).headers.get("ETag");
  expect(await etagOf(german)).toBe(`"${german}"`);
  expect(await etagOf(main)).toBe(`"${main}"`);
  expect(await etagOf("00000000"), "an earlier brand").toBe(`"${main}"`);
});
