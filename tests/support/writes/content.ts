import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import { onTestFinished } from "vitest";
import { contentStores } from "#app/domain/content-store/content-store.server.ts";
import { db } from "#app/platform/database.server.ts";
import { auditLog } from "#db/schema/audit.ts";
import { createMedia } from "#tests/support/factories/media.ts";
import { createArticle } from "#tests/support/factories/news.ts";
import { createTestimonial } from "#tests/support/factories/testimonials.ts";
import { aPicture } from "#tests/support/pictures.ts";
import { saveFields } from "#tests/support/save-fields.ts";
import { settingsStores } from "#tests/support/settings-stores.ts";
import { speakGerman } from "./pages.ts";
import { type Owner, undo, type Writes } from "./write.ts";

const { article: articles, testimonial: testimonials } = contentStores;

/** A published testimonial with a different draft and two versions. */
export async function anEditedTestimonial(by: Owner) {
  const { id } = await createTestimonial();
  const save = async (name: string) => {
    const saved = await saveFields(testimonials, id, { fields: { name }, by });
    return saved?.status === "saved" ? saved.version : 0;
  };
  await save("Ines D.");
  await testimonials.publish(id, by);
  const version = await save("Ines D. Duarte");
  return { params: { type: "testimonials", contentId: id }, version };
}

export async function aTestimonial() {
  return { params: { type: "testimonials", contentId: (await createTestimonial()).id } };
}

export async function anArticle() {
  const { id, slug } = await createArticle();
  return { params: { type: "news", contentId: id }, slug };
}

const aMedium = async () => ({ mediaId: (await createMedia()).id });
const aFile = async () => ({ files: new File([new Uint8Array(await aPicture())], "harbour.jpg") });

/** A picture on a web server that runs until the test ends. */
async function addressOfPicture() {
  const picture = await aPicture();
  const server = createServer((_, response) => response.end(picture)).listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await once(server, "listening");
  return `http://127.0.0.1:${Object(server.address()).port}/harbour.jpg`;
}

/** The contact tab with an unsaved change. */
export async function anEditedTab(by: Owner) {
  const tab = settingsStores.contact;
  const { id } = await tab.find();
  await saveFields(tab, id, { fields: { contact_email: "ferries@kestrel.example" }, by });
  return { params: { tab: "contact" }, version: (await tab.find()).version };
}

/** News, testimonials and the media library. */
export const contentWrites: Writes = {
  "admin/content/list": {
    "create an article": () => ({ params: { type: "news" }, form: { title: "Ferries sail" } }),
    "create a testimonial": () => ({ params: { type: "testimonials" }, form: { name: "Ines Duarte" } }),
    "create a shared block": () => ({ params: { type: "shared-blocks" }, form: { name: "In time" } }),
    "create a job opening": () => ({ params: { type: "job-openings" }, form: { title: "Pilot" } }),
  },
  "admin/content/share-block": {
    share: () => {
      const props = { text: "Twice, and both times in time." };
      const block = { id: randomUUID(), type: "quote", version: 1, props };
      return { form: { name: "In time", block: JSON.stringify(block) } };
    },
  },
  "admin/content/address": {
    slug: async () => {
      const { params, slug } = await anArticle();
      return { params, form: { slug: "ferries-sail", wasSlug: slug } };
    },
  },
  "admin/content/sharing": {
    create: async () => ({ ...(await anArticle()), form: { days: "7" } }),
  },
  "admin/content/translations": {
    translate: async () => {
      await speakGerman();
      return { ...(await anArticle()), form: { language: "de" } };
    },
  },
  "admin/content/place": {
    move: async () => {
      await createTestimonial();
      return { ...(await aTestimonial()), form: { position: "0" } };
    },
  },
  "admin/content/removal": {
    "trash a testimonial": aTestimonial,
    "restore a testimonial": async (owner) => {
      const { params } = await aTestimonial();
      await testimonials.trash(params.contentId, owner);
      return { params, form: undo };
    },
    "trash an article": async () => ({
      params: { type: "news", contentId: (await createArticle()).id },
    }),
    "restore an article": async (owner) => {
      const { id } = await createArticle();
      await articles.trash(id, owner);
      return { params: { type: "news", contentId: id }, form: undo };
    },
  },
  "admin/content/versions": {
    restore: async (owner) => ({
      ...(await anEditedTestimonial(owner)),
      form: { intent: "restore", number: "1" },
    }),
    name: async (owner) => ({
      ...(await anEditedTestimonial(owner)),
      form: { number: "1", name: "Before the fair" },
    }),
  },
  "admin/settings/versions": {
    restore: async (owner) => ({ ...(await anEditedTab(owner)), form: { intent: "restore", number: "1" } }),
    name: async (owner) => ({
      ...(await anEditedTab(owner)),
      form: { number: "1", name: "Before the fair" },
    }),
  },
  "admin/settings/history": {
    reset: async (owner) => {
      const { params } = await anEditedTab(owner);
      return { params: { ...params, key: "contact_email" }, form: {} };
    },
    restore: async (owner) => {
      await anEditedTab(owner);
      const params = { tab: "contact", key: "contact_email" };
      const [change] = await db
        .insert(auditLog)
        .values({
          actorId: owner.id,
          action: "setting.save",
          subject: "contact_email",
          before: "hello@kestrel.example",
          after: "ferries@kestrel.example",
        })
        .returning();
      return { params, form: { changeId: change?.id ?? "" } };
    },
  },
  "admin/media/uploads": { upload: async () => ({ form: await aFile() }) },
  "admin/media/download": {
    download: async () => ({ form: { url: await addressOfPicture() } }),
  },
  "admin/media/replacement": {
    replace: async () => ({ params: await aMedium(), form: await aFile() }),
  },
  "admin/media/variants": {
    retry: async () => ({ params: { mediaId: (await createMedia({ state: "failed" })).id } }),
  },
  "admin/media/tags": {
    add: async () => ({ form: { id: (await createMedia()).id, tags: "ferries" } }),
  },
  "admin/media/item": {
    save: async () => {
      const row = await createMedia();
      const version = String(row.version);
      return {
        params: { mediaId: row.id },
        form: { name: "harbour.jpg", alt: "A harbour", tags: "", focusX: "50", focusY: "50", version },
      };
    },
  },
  "admin/media/deletion": {
    delete: async () => ({ form: { id: (await createMedia()).id } }),
  },
};
