import { randomUUID } from "node:crypto";
import { savePreset } from "#app/domain/pages/create-page.server.ts";
import { findPage } from "#app/domain/pages/page-tree.server.ts";
import { placePage } from "#app/domain/pages/place-page.server.ts";
import { pageStore } from "#app/domain/pages/publishable-page.server.ts";
import { trashPage } from "#app/domain/pages/trash.server.ts";
import { createPreviewLink } from "#app/domain/publishing/preview-links.server.ts";
import { pageTranslations } from "#app/domain/translations/page-translations.server.ts";
import { db } from "#app/platform/database.server.ts";
import { pagePresets } from "#db/schema/pages.ts";
import { previewLinks } from "#db/schema/preview-links.ts";
import { missingPaths, redirects } from "#db/schema/redirects.ts";
import { siteSettings } from "#db/schema/settings.ts";
import { createPage } from "#tests/support/factories/pages.ts";
import { type Owner, undo, type Writes } from "./write.ts";

export const tomorrow = () => new Date(Date.now() + 86_400_000);

/** A published page; with `by` it has a different draft and two versions. */
export async function aPage(by?: Owner) {
  const page = await createPage();
  if (by) {
    const save = (title: string, baseVersion: number) =>
      pageStore.saveDraft(page.id, { saveId: randomUUID(), baseVersion, changes: { fields: { title } }, by });
    await save("First draft", page.version);
    await pageStore.publish(page.id, by);
    await save("Second draft", (await findPage({ id: page.id }))?.version ?? 0);
  }
  const version = (await findPage({ id: page.id }))?.version ?? 0;
  return { ...page, version };
}

export async function aScheduledPage(by: Owner) {
  const page = await aPage(by);
  await pageStore.schedule(page.id, by, tomorrow(), page.version);
  return page;
}

/** Gives the site a further language. */
export async function speakGerman() {
  await db.insert(siteSettings).values({ key: "further_languages", value: '["de"]' });
}

async function aTrashedPage(by: Owner) {
  const { id } = await createPage();
  await trashPage(id, { to: null, by });
  return { pageId: id };
}

export async function aPreviewLink(by: Owner) {
  const page = await aPage();
  await createPreviewLink({ kind: "page", ...page }, 7, by);
  const [link] = await db.select().from(previewLinks);
  return { page, linkId: link?.id ?? "" };
}

async function aPreset(by: Owner) {
  await savePreset(await createPage(), "Mine", by);
  const [preset] = await db.select().from(pagePresets);
  return preset?.id ?? "";
}

async function aRedirect() {
  const [redirect] = await db.insert(redirects).values({ fromPath: "/old", toPath: "/new" }).returning();
  return redirect?.id ?? "";
}

/** Pages, their editor and the redirects. */
export const pageWrites: Writes = {
  "admin/pages/new": {
    create: () => ({ form: { preset: "landing", title: "Ferries", slug: "ferries" } }),
    "delete a preset": async (owner) => ({ form: { deletePreset: await aPreset(owner) } }),
  },
  "admin/pages/tree": {
    publish: async (owner) => ({ form: { bulk: "publish", pageId: (await aPage(owner)).id } }),
    unpublish: async () => ({ form: { bulk: "unpublish", pageId: (await aPage()).id, confirmed: "yes" } }),
  },
  "admin/pages/address": {
    address: async () => {
      const { slug } = await aPage();
      const form = { intent: "address", slug: "renamed", parentSlug: "", wasSlug: slug };
      return { params: { slug }, form };
    },
    menus: async () => {
      const { slug } = await aPage();
      return { params: { slug }, form: { intent: "menus", role: "", previous: "none listed" } };
    },
  },
  "admin/pages/sharing": {
    create: async () => ({ params: { slug: (await aPage()).slug }, form: { days: "7" } }),
  },
  "admin/pages/translations": {
    translate: async () => {
      await speakGerman();
      return { params: { slug: (await aPage()).slug }, form: { language: "de" } };
    },
    mark: async (owner) => {
      await speakGerman();
      const { id } = await aPage();
      const made = await pageTranslations.translate(id, "de", owner);
      return {
        params: { slug: made?.status === "translated" ? made.id : "" },
        form: { intent: "mark", number: "1" },
      };
    },
  },
  "admin/pages/copy": { copy: async () => ({ params: { slug: (await aPage()).slug } }) },
  "admin/pages/place": {
    move: async () => {
      const parent = await aPage();
      return { params: { slug: (await aPage()).slug }, form: { parentSlug: parent.slug, position: "0" } };
    },
    undo: async (owner) => {
      const [parent, page] = [await aPage(), await aPage()];
      const placing = { parentSlug: parent.slug, position: 0 };
      const placed = await placePage(page.id, placing, owner);
      const changeId = placed?.status === "placed" ? placed.changeId : "";
      return { params: { slug: page.slug }, form: { undo: changeId } };
    },
  },
  "admin/pages/preset": {
    save: async () => ({ params: { slug: (await aPage()).slug }, form: { name: "Mine" } }),
  },
  "admin/pages/removal": {
    trash: async () => ({ params: { slug: (await aPage()).slug }, form: { outcome: "gone" } }),
  },
  "admin/pages/versions": {
    restore: async (owner) => ({
      params: { slug: (await aPage(owner)).slug },
      form: { intent: "restore", number: "1" },
    }),
    name: async (owner) => ({
      params: { slug: (await aPage(owner)).slug },
      form: { number: "1", name: "Before the fair" },
    }),
  },
  "admin/trash": {
    restore: async (owner) => ({ form: await aTrashedPage(owner) }),
    purge: async (owner) => ({ form: { ...undo, ...(await aTrashedPage(owner)) } }),
  },
  "admin/pages/redirects": {
    add: () => ({ form: { fromPath: "/old", toPath: "/new" } }),
    change: async () => ({
      form: { id: await aRedirect(), version: "1", fromPath: "/old", toPath: "/newer" },
    }),
    delete: async () => ({ form: { intent: "delete", id: await aRedirect() } }),
    dismiss: async () => {
      await db.insert(missingPaths).values({ path: "/nowhere" });
      return { form: { intent: "dismiss", path: "/nowhere" } };
    },
  },
};
