import { asc, eq } from "drizzle-orm";
import { z } from "zod";
import type { Staff } from "#app/domain/accounts/account.ts";
import { recordAudit } from "#app/domain/audit/audit.server.ts";
import { getSettings } from "#app/domain/settings/settings.server.ts";
import { db } from "#app/platform/database.server.ts";
import { pagePresets } from "#db/schema/pages.ts";
import { withNewIds } from "./create-page.server.ts";
import { type StoredBlock, storedBlockSchema } from "./draft.ts";
import { messages } from "./messages.ts";
import { draftOf } from "./page-tree.server.ts";
import type { Page } from "./pages.server.ts";
import { offeredKinds, type Preset } from "./preset.ts";

/** All presets for new pages: enabled built-in ones, and those created from pages. */
export async function listPresets(): Promise<{ kinds: Preset[]; own: Preset[] }> {
  const [settings, own] = await Promise.all([
    getSettings(),
    db
      .select({ id: pagePresets.id, name: pagePresets.name, description: pagePresets.description })
      .from(pagePresets)
      .orderBy(asc(pagePresets.name)),
  ]);
  return {
    kinds: offeredKinds(settings),
    own: own.map((preset) => ({ ...preset, description: preset.description ?? "" })),
  };
}

/** The blocks of a preset created from a page, with new ids; undefined when it is deleted. */
export async function findPresetBlocks(id: string): Promise<StoredBlock[] | undefined> {
  const [preset] = await db
    .select({ blocks: pagePresets.blocks })
    .from(pagePresets)
    .where(eq(pagePresets.id, id));
  return preset && withNewIds(z.array(storedBlockSchema).parse(preset.blocks));
}

/** Creates a preset from a page's draft. */
export function savePreset(page: Page, name: string, by: Staff): Promise<void> {
  return db.transaction(async (tx) => {
    const { blocks, title } = draftOf(page);
    const description = messages.copyOfFrom(title, new Date().toISOString().slice(0, 10));
    await tx.insert(pagePresets).values({ name, description, blocks, createdBy: by.id });
    await recordAudit(tx, { actor: by, action: "preset.create", subject: name, after: { page: page.slug } });
  });
}

/** Deletes a preset created from a page. Pages based on it are unchanged. */
export function deletePreset(id: string, by: Staff): Promise<void> {
  return db.transaction(async (tx) => {
    const [deleted] = await tx
      .delete(pagePresets)
      .where(eq(pagePresets.id, id))
      .returning({ name: pagePresets.name });
    if (deleted) await recordAudit(tx, { actor: by, action: "preset.delete", subject: deleted.name });
  });
}
