import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import {
  createPreviewLink,
  listPreviewLinks,
  revokePreviewLink,
} from "#app/domain/publishing/preview-links.server.ts";
import { db } from "#app/platform/database.server.ts";
import { previewLinks } from "#db/schema/preview-links.ts";
import { createStaff } from "#tests/support/factories/accounts.ts";
import { createPage, createPageChain } from "#tests/support/factories/pages.ts";
import { saveDraft } from "./drafts.server.ts";
import { findPublishedPage } from "./pages.server.ts";
import { findPreviewPage } from "./preview.server.ts";
import { trashPage } from "./trash.server.ts";

async function aDraft() {
  const by = await createStaff();
  const page = await createPageChain("solutions", "dwh");
  const changes = {
    fields: { title: "Only in the draft" },
    blocks: [{ id: randomUUID(), type: "hero", version: 1, props: { headline: "Unpublished" } }],
  };
  await saveDraft({ pageId: page.id, saveId: randomUUID(), baseVersion: 1, changes, by });
  return { by, page };
}

test("PAGE-04: a preview shows the draft with the same data shape and breadcrumb as the published page", async () => {
  const { page } = await aDraft();
  const [preview, live] = [
    await findPreviewPage({ pageId: page.id }),
    await findPublishedPage(["solutions", "dwh"]),
  ];
  expect(preview?.page).toMatchObject({ title: "Only in the draft", content: [{ type: "hero" }] });
  expect(preview?.trail.map(({ slug }) => slug)).toEqual(["solutions"]);
  expect(Object.keys(preview?.page ?? {})).toEqual(Object.keys(live?.page ?? {}));
  expect(live?.page.title).toBe(page.title);
});

test("PAGE-04: a preview link works until it expires or is revoked, and its token is not stored", async () => {
  const { by, page } = await aDraft();
  const { token } = await createPreviewLink({ kind: "page", ...page }, 7, by);
  expect((await findPreviewPage({ token }))?.page.title).toBe("Only in the draft");
  expect(await findPreviewPage({ token: `${token}x` })).toBeUndefined();
  expect(JSON.stringify(await db.select().from(previewLinks))).not.toContain(token);

  const [link] = await listPreviewLinks({ kind: "page", id: page.id });
  const another = await createPage();
  await revokePreviewLink({ kind: "page", ...another }, link?.id ?? "", by);
  expect(await findPreviewPage({ token }), "revoked through another page").toBeDefined();
  await revokePreviewLink({ kind: "page", ...page }, link?.id ?? "", by);
  expect(await findPreviewPage({ token })).toBeUndefined();
  expect(await listPreviewLinks({ kind: "page", id: page.id })).toEqual([]);

  const expiring = await createPreviewLink({ kind: "page", ...page }, 1, by);
  await db.update(previewLinks).set({ expiresAt: new Date(Date.now() - 1) });
  expect(await findPreviewPage({ token: expiring.token })).toBeUndefined();
});

test("PAGE-04: a page in the trash has no preview", async () => {
  const { by, page } = await aDraft();
  const { token } = await createPreviewLink({ kind: "page", ...page }, 7, by);
  await trashPage(page.id, { to: null, by });
  expect(await findPreviewPage({ token })).toBeUndefined();
  expect(await findPreviewPage({ pageId: page.id })).toBeUndefined();
});
