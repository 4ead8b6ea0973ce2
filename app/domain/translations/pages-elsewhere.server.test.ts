import { expect, test } from "vitest";
import { createStaff } from "#tests/support/factories/accounts.ts";
import { createPage } from "#tests/support/factories/pages.ts";
import { pageTranslations } from "./page-translations.server.ts";
import { listPagesElsewhere } from "./pages-elsewhere.server.ts";

test("LANG-05: the pages of other languages are listed with their translation in one language", async () => {
  const about = await createPage({ slug: "about", title: "About us" });
  const contact = await createPage({ slug: "contact", title: "Contact" });
  const german = await createPage({ slug: "impressum", title: "Impressum", language: "de" });
  await pageTranslations.translate(about.id, "de", await createStaff());

  const inGerman = await listPagesElsewhere("de");
  expect(inGerman).toHaveLength(2);
  expect(inGerman).toEqual(
    expect.arrayContaining([
      {
        id: about.id,
        slug: "about",
        title: "About us",
        translation: { title: "About us", isPublished: false },
      },
      { id: contact.id, slug: "contact", title: "Contact", translation: null },
    ]),
  );
  const inEnglish = await listPagesElsewhere("");
  expect(inEnglish.map(({ title, translation }) => [title, translation?.isPublished]).toSorted()).toEqual([
    ["About us", true],
    ["Impressum", undefined],
  ]);
  expect(inEnglish.find(({ id }) => id === german.id)).toMatchObject({ slug: null, translation: null });
});
