import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { APIRequestContext } from "playwright/test";
import { db } from "#app/platform/database.server.ts";
import { media } from "#db/schema/media.ts";
import { createMedia } from "#tests/support/factories/media.ts";
import { expect, test } from "#tests/support/fixtures.ts";
import { p } from "#tests/support/rich-text.ts";

const deleted = "A file was deleted from the library: choose another";

/** Sends the requests to publish and to schedule a page, without the editor's panel. */
async function publishAndSchedule(request: APIRequestContext, page: { id: string; slug: string }) {
  const send = (resource: string, form: Record<string, string | number>) =>
    request.post(`/admin/documents/pages/${page.id}/${resource}`, {
      headers: { Accept: "application/json" },
      form,
    });
  const published = await send("publication", { baseVersion: 1 });
  const at = new Date(Date.now() + 3_600_000).toISOString().slice(0, 19);
  const scheduled = await send("schedule", { baseVersion: 1, at });
  return { published, scheduled };
}

test("PAGE-04, MEDIA-01: publishing or scheduling a page with a deleted file is refused with the place", async ({
  context,
  staff: _,
  aPageOf,
}) => {
  const mediaId = randomUUID();
  const text = {
    type: "doc",
    content: [{ type: "image", attrs: { src: `/media/${mediaId}`, mediaId, alt: "A quay" } }],
  };
  const page = await aPageOf(
    [
      { type: "image", props: { image: { mediaId, alt: "A quay" } } },
      { type: "rich-text", props: { body: text } },
    ],
    { isPublished: false },
  );
  try {
    const { published, scheduled } = await publishAndSchedule(context.request, page);
    for (const answer of [published, scheduled]) {
      expect(answer.status()).toBe(422);
      expect(await answer.json()).toMatchObject({
        status: "missing",
        missing: [
          { path: ["image"], message: deleted },
          { path: ["body"], message: deleted },
        ],
      });
    }
    const form = await context.request.post(`/admin/documents/pages/${page.id}/publication`, {
      form: { baseVersion: 1 },
    });
    expect(form.url()).toContain("?refused=missing");
    expect(await form.text()).toContain(deleted);
    expect(await page.stored()).toMatchObject({ isPublished: false, scheduledAt: null });

    await createMedia({ id: mediaId });
    const again = await publishAndSchedule(context.request, page);
    expect(again.published.status()).toBe(200);
  } finally {
    await db.delete(media).where(eq(media.id, mediaId));
  }
});

test("PAGE-04, MEDIA-01: publishing a page with a PDF as its video is refused", async ({
  context,
  staff: _,
  aPageOf,
}) => {
  const pdf = await createMedia({ name: "prices.pdf", type: "application/pdf", width: null, height: null });
  const page = await aPageOf([{ type: "video", props: { title: "Prices", file: { mediaId: pdf.id } } }], {
    isPublished: false,
  });
  try {
    const { published } = await publishAndSchedule(context.request, page);
    expect(published.status()).toBe(422);
    expect(await published.json()).toMatchObject({
      missing: [{ path: ["file"], message: "prices.pdf is not a video: choose an MP4 or WebM" }],
    });
  } finally {
    await db.delete(media).where(eq(media.id, pdf.id));
  }
});

test("NEWS-01, MEDIA-01: publishing an article with a deleted file is refused with the field", async ({
  context,
  staff: _,
  anArticle,
}) => {
  const { id } = await anArticle({
    slug: `deleted-file-${randomUUID().slice(0, 8)}`,
    body: { type: "doc", content: [p("The quay.")] },
    coverImage: `/media/${randomUUID()}`,
    isPublished: false,
  });
  const answer = await context.request.post(`/admin/documents/news/${id}/publication`, {
    form: { baseVersion: 1 },
  });
  expect(answer.url()).toContain("?refused=missing");
  expect(await answer.text()).toContain("Cover: a file was deleted from the library; choose another");
});
