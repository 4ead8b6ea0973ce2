import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { pageStore } from "#app/domain/pages/publishable-page.server.ts";
import { anEditedPage } from "#tests/support/edited-page.ts";
import { createMedia } from "#tests/support/factories/media.ts";
import { findMedia } from "./media.server.ts";

test("MEDIA-01: publishing gives the library the alternative texts that its pictures lack", async () => {
  const [fresh, described, decorative, inText] = [
    await createMedia({ alt: null }),
    await createMedia({ alt: "In the library" }),
    await createMedia({ alt: null }),
    await createMedia({ alt: null }),
  ];
  const image = (mediaId: string, alt: string, isDecorative = false) => ({
    id: randomUUID(),
    type: "image",
    version: 1,
    props: { image: { mediaId, alt, isDecorative } },
  });
  const picture = { type: "image", attrs: { mediaId: inText.id, alt: "A quay" } };
  const text = {
    id: randomUUID(),
    type: "rich-text",
    version: 1,
    props: { body: { type: "doc", content: [picture] } },
  };
  const { page, by, save, row } = await anEditedPage();
  await save({
    blocks: [
      image(fresh.id, " Boats at dawn "),
      image(fresh.id, "Boats again"),
      image(described.id, "In the block"),
      image(decorative.id, "", true),
      text,
    ],
  });
  const published = await pageStore.publish(page.id, by, (await row())?.version ?? 0);

  expect(published?.status).toBe("published");
  const altOf = async ({ id }: { id: string }) => (await findMedia(id))?.alt;
  expect(await altOf(fresh)).toBe("Boats at dawn");
  expect(await altOf(described)).toBe("In the library");
  expect(await altOf(decorative)).toBeNull();
  expect(await altOf(inText)).toBe("A quay");
});
