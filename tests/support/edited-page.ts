import { randomUUID } from "node:crypto";
import type { DraftChanges } from "#app/domain/pages/draft.ts";
import { findPage } from "#app/domain/pages/page-tree.server.ts";
import { findPublishedPage } from "#app/domain/pages/pages.server.ts";
import { pageStore } from "#app/domain/pages/publishable-page.server.ts";
import { createStaff } from "./factories/accounts.ts";
import { createPage } from "./factories/pages.ts";

/** The published page "DWH" at /dwh, and edits to it. */
export async function anEditedPage() {
  const by = await createStaff();
  const page = await createPage({ slug: "dwh", title: "DWH" });
  const row = () => findPage({ key: "dwh" });
  const save = async (changes: DraftChanges) => {
    const baseVersion = (await row())?.version ?? 0;
    await pageStore.saveDraft(page.id, { saveId: randomUUID(), baseVersion, changes, by });
  };
  const liveTitle = async () => (await findPublishedPage(["dwh"]))?.page.title;
  const schedule = (at: Date) => pageStore.schedule(page.id, by, at);
  return { by, page, save, liveTitle, schedule, row };
}
