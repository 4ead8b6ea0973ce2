import { beforeEach, expect, test } from "vitest";
import { registry, type Settings, settingKeys } from "#app/domain/settings/registry.ts";
import { writeStored } from "#app/domain/settings/stored-value.ts";
import { db } from "#app/platform/database.server.ts";
import { siteSettings } from "#db/schema/settings.ts";
import { emptyMediaBucket } from "#tests/support/bucket.ts";
import { createArticle } from "#tests/support/factories/news.ts";
import { createPage } from "#tests/support/factories/pages.ts";
import { createTestimonial } from "#tests/support/factories/testimonials.ts";
import { addPrepared } from "#tests/support/media-library.ts";
import { aDrawing, aPicture } from "#tests/support/pictures.ts";
import { readPagePreviews } from "./chrome/page-previews.server.ts";
import { readContent } from "./content-page.server.ts";
import { publicTypeNamed } from "./content-types/public-types.server.ts";
import { readHome } from "./home/home-page.server.ts";
import { readNextSteps, readSiteData } from "./site-data.server.ts";

beforeEach(emptyMediaBucket);

const picture = async () => (await addPrepared("boats.jpg", await aPicture({ width: 400, height: 300 }))).id;
const drawing = async () => (await addPrepared("logo.svg", aDrawing())).id;

/** How often the files of a medium are in an answer; its id without a revision is in none. */
function filesOf(id: string, answer: unknown): number {
  const json = JSON.stringify(answer);
  expect(json, "an id or address without files").not.toMatch(new RegExp(`"(/media/)?${id}"`));
  return json.match(new RegExp(`"src":"/media/${id}/[^"]+\\?v=`, "g"))?.length ?? 0;
}

async function set(values: Partial<Settings>) {
  const keys = settingKeys.filter((key) => key in values);
  const rows = keys.map((key) => ({ key, value: writeStored(registry[key], values[key]) }));
  await db.insert(siteSettings).values(rows);
}

test("MEDIA-01: a page has the files of its cover, blocks and texts, and its share card the cover", async () => {
  const id = await picture();
  const block = (type: string, props: object) => ({ id: crypto.randomUUID(), type, version: 1, props });
  const image = { mediaId: id, isDecorative: true };
  await createPage({
    slug: "about",
    coverImage: `/media/${id}`,
    content: [
      block("image", { image }),
      block("rich-text", {
        body: { type: "doc", content: [{ type: "image", attrs: { mediaId: id, alt: "" } }] },
      }),
    ],
  });
  const { value } = await readContent(["about"]);
  expect(filesOf(id, value)).toBe(3);
  expect(JSON.stringify(value?.head)).toContain("/share/");
});

test("MEDIA-01: articles, and the news and quotes of the home page, have the files of their pictures", async () => {
  const [id, logo] = [await picture(), await drawing()];
  await createArticle({ slug: "ports", coverImage: `/media/${id}` });
  await createTestimonial({ avatar: `/media/${id}`, companyLogo: `/media/${logo}` });
  const articles = publicTypeNamed("article");
  expect(filesOf(id, (await articles?.readList())?.value?.list)).toBe(1);
  expect(filesOf(id, (await articles?.readItem("ports"))?.value?.item)).toBe(1);
  const blocks = (await readHome()).value?.blocks ?? [];
  expect([filesOf(id, blocks), filesOf(logo, blocks)]).toEqual([2, 1]);
});

test("MEDIA-01: settings have the files of their pictures: on the home page, in the menus and beside the form", async () => {
  const [id, logo] = [await picture(), await drawing()];
  const imageUrl = `/media/${id}`;
  await set({
    home_cases_items: [
      { title: "Ferries", label: "Transport", description: "On time.", url: "/cases/ferries", imageUrl },
    ],
    home_team_members: [{ name: "Marta", role: "Partner", imageUrl }],
    home_offices_items: [
      {
        city: "Lisbon",
        country: "Portugal",
        address: "Marvila",
        phone: "",
        timeZone: "",
        coordinates: "",
        imageUrl,
      },
    ],
    home_clients_logos: [{ imageUrl: `/media/${logo}`, altText: "Oriel" }],
    form_client_logos: [{ imageUrl: `/media/${logo}`, altText: "Oriel" }],
    brand_logo: `/media/${logo}`,
  });
  await createPage({ slug: "about", coverImage: imageUrl });
  const blocks = (await readHome()).value?.blocks ?? [];
  expect(filesOf(id, blocks)).toBe(3);
  expect(filesOf(logo, blocks)).toBe(2);
  expect(filesOf(logo, (await readNextSteps()).value)).toBe(1);
  expect(filesOf(id, (await readPagePreviews()).value)).toBe(1);
  expect((await readSiteData()).value.settings.brand_logo).toMatch(new RegExp(`^/media/${logo}/.+\\?v=`));
});
