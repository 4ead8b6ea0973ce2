import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { pageStore } from "#app/domain/pages/publishable-page.server.ts";
import { presetKinds } from "#app/domain/settings/registry/presets.ts";
import type { Settings } from "#app/domain/settings/registry.ts";
import { saveSettings } from "#app/domain/settings-store/settings-store.server.ts";
import { db } from "#app/platform/database.server.ts";
import { auditLog } from "#db/schema/audit.ts";
import { createStaff } from "#tests/support/factories/accounts.ts";
import { createPage } from "#tests/support/factories/pages.ts";
import { deletePreset, findPresetBlocks, listPresets, savePreset } from "./create-page.server.ts";

const hero = (headline: string) => ({ id: randomUUID(), type: "hero", version: 2, props: { headline } });

test("PAGE-01: the seven presets have the configured names and order, and disabled ones are hidden", async () => {
  expect((await listPresets()).kinds.map(({ id }) => id)).toEqual(presetKinds);

  const changes: Partial<Settings> = {
    preset_enabled_categories: ["blog", "landing"],
    preset_landing_name: "Campaign",
    preset_landing_description: "For a fair.",
  };
  await saveSettings("presets", changes, await createStaff());
  expect((await listPresets()).kinds).toMatchObject([
    { id: "landing", name: "Campaign", description: "For a fair." },
    { id: "blog" },
  ]);
});

test("PAGE-01: a page's draft can be saved as a preset, and pages made from it get new block ids", async () => {
  const by = await createStaff();
  const page = await createPage({ title: "DWH", content: [hero("Live")] });
  const draft = hero("Being edited");
  const changes = { blocks: [draft], order: { from: [Object(page.content)[0].id], to: [draft.id] } };
  const saved = await pageStore.saveDraft(page.id, { saveId: randomUUID(), baseVersion: 1, changes, by });
  expect(saved).toMatchObject({ status: "saved" });
  const [edited] = await db.query.pages.findMany();
  if (!edited) throw new Error("the page is gone");

  await savePreset(edited, "A warehouse", by);
  const { own } = await listPresets();
  expect(own).toMatchObject([
    {
      name: "A warehouse",
      description: expect.stringMatching(/^Copy of “DWH” from \d+ [A-Z][a-z]+ \d{4}\.$/),
    },
  ]);
  const [preset] = own;
  const [first, second] = await Promise.all([
    findPresetBlocks(preset?.id ?? ""),
    findPresetBlocks(preset?.id ?? ""),
  ]);
  expect(first).toMatchObject([{ type: "hero", props: { headline: "Being edited" } }]);
  expect(new Set([draft.id, first?.[0]?.id, second?.[0]?.id]).size).toBe(3);

  await deletePreset(preset?.id ?? "", by);
  expect((await listPresets()).own).toEqual([]);
  expect(await findPresetBlocks(preset?.id ?? "")).toBeUndefined();
  const written = await db.select({ action: auditLog.action }).from(auditLog);
  expect(written.map(({ action }) => action)).toEqual(
    expect.arrayContaining(["preset.create", "preset.delete"]),
  );
});
