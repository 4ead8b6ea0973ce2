import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { contentStores } from "#app/domain/content-store/content-store.server.ts";
import { pageStore } from "#app/domain/pages/publishable-page.server.ts";
import { createPreviewLink, previewedSettings } from "#app/domain/publishing/preview-links.server.ts";
import { db } from "#app/platform/database.server.ts";
import { previewLinks } from "#db/schema/preview-links.ts";
import { settingsStores } from "#tests/support/settings-stores.ts";
import { anArticle, anEditedTab, anEditedTestimonial, aTestimonial } from "./content.ts";
import { aPage, aPreviewLink, aScheduledPage, tomorrow } from "./pages.ts";
import { type Owner, undo, type Writes } from "./write.ts";

const { testimonial: testimonials } = contentStores;

const ofPage = ({ id }: { id: string }) => ({ type: "pages", id });
const ofContent = ({ params: { type, contentId } }: { params: { type: string; contentId: string } }) => ({
  type,
  id: contentId,
});
const contactTab = { type: "settings", id: "contact" };
const atTomorrow = () => tomorrow().toISOString().slice(0, 16);

/** A save of the editor with these fields. */
const save = ({ id: accountId }: Owner, baseVersion: number, fields: Record<string, string>) => ({
  json: { accountId, saveId: randomUUID(), baseVersion, changes: { fields } },
});

/** What is done with the drafts of pages, content and settings tabs. */
export const documentWrites: Writes = {
  "admin/documents/draft": {
    "save a page": async (owner) => {
      const page = await aPage();
      return { params: ofPage(page), ...save(owner, page.version, { title: "Ferries" }) };
    },
    "discard a page's": async (owner) => ({ params: ofPage(await aPage(owner)), form: undo }),
    "save an article": async (owner) => ({
      params: ofContent(await anArticle()),
      ...save(owner, 1, { title: "Ferries sail" }),
    }),
    "discard a testimonial's": async (owner) => ({
      params: ofContent(await anEditedTestimonial(owner)),
      form: undo,
    }),
    "save a settings tab": async (owner) => {
      const { version } = await settingsStores.contact.find();
      return { params: contactTab, ...save(owner, version, { contact_email: "ferries@kestrel.example" }) };
    },
    "discard a settings tab's": async (owner) => {
      await anEditedTab(owner);
      return { params: contactTab, form: undo };
    },
  },
  "admin/documents/preview-links": {
    "revoke a page's": async (owner) => {
      const { page, linkId } = await aPreviewLink(owner);
      return { params: ofPage(page), form: { linkId } };
    },
    "revoke an article's": async (owner) => {
      const { params, slug } = await anArticle();
      await createPreviewLink({ kind: "article", id: params.contentId, slug }, 7, owner);
      const [link] = await db.select().from(previewLinks);
      return { params: ofContent({ params }), form: { linkId: link?.id ?? "" } };
    },
    "revoke one of settings": async (owner) => {
      await createPreviewLink(previewedSettings, 7, owner);
      const [link] = await db.select().from(previewLinks).where(eq(previewLinks.showsSettings, true));
      return { params: contactTab, form: { linkId: link?.id ?? "" } };
    },
  },
  "admin/settings/sharing": {
    create: async () => ({ params: { tab: "contact" }, form: { days: "7" } }),
  },
  "admin/documents/publication": {
    "publish a page": async (owner) => ({ params: ofPage(await aPage(owner)), form: {} }),
    "republish a page": async (owner) => {
      const page = await aPage(owner);
      await pageStore.unpublish(page.id, owner);
      return { params: ofPage(page), form: { republish: "yes" } };
    },
    "unpublish a page": async () => ({ params: ofPage(await aPage()), form: undo }),
    "publish a testimonial": async (owner) => ({
      params: ofContent(await anEditedTestimonial(owner)),
      form: {},
    }),
    "republish a testimonial": async (owner) => {
      const edited = await anEditedTestimonial(owner);
      await testimonials.unpublish(edited.params.contentId, owner);
      return { params: ofContent(edited), form: { republish: "yes" } };
    },
    "unpublish a testimonial": async () => ({ params: ofContent(await aTestimonial()), form: undo }),
    "save a settings tab": async (owner) => {
      const { version } = await anEditedTab(owner);
      return { params: contactTab, form: { baseVersion: String(version) } };
    },
  },
  "admin/documents/schedule": {
    "schedule a page": async (owner) => {
      const page = await aPage(owner);
      return { params: ofPage(page), form: { at: atTomorrow(), baseVersion: String(page.version) } };
    },
    "cancel a page's": async (owner) => ({ params: ofPage(await aScheduledPage(owner)), form: undo }),
    "schedule a testimonial": async (owner) => {
      const edited = await anEditedTestimonial(owner);
      return { params: ofContent(edited), form: { at: atTomorrow(), baseVersion: String(edited.version) } };
    },
    "cancel a testimonial's": async (owner) => {
      const edited = await anEditedTestimonial(owner);
      await testimonials.schedule(edited.params.contentId, owner, tomorrow(), edited.version);
      return { params: ofContent(edited), form: undo };
    },
  },
};
