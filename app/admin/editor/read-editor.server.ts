import { type ContentAnswer, typedSchema } from "#app/admin/content/content-form.tsx";
import { saveContent } from "#app/admin/content/content-requests.server.ts";
import type { ReferableContents } from "#app/admin/fields/binding.ts";
import { readChangeNotice } from "#app/admin/pages/page-requests.server.ts";
import { scheduleProblem } from "#app/admin/publishing/schedule-card.tsx";
import { missingInBlocks, pageStore } from "#app/blocks/page-store.server.ts";
import type { Staff } from "#app/domain/accounts/account.ts";
import { allows } from "#app/domain/accounts/policies.ts";
import { contentStores } from "#app/domain/content-store/content-store.server.ts";
import { basesOf } from "#app/domain/documents/field-bases.server.ts";
import type { PageFields } from "#app/domain/pages/draft.ts";
import { fieldInWords, fieldLabels, pageFields } from "#app/domain/pages/page-fields.ts";
import { draftOf, listPageTree, type PageTreeItem } from "#app/domain/pages/page-tree.server.ts";
import type { Page } from "#app/domain/pages/pages.server.ts";
import { missingInDraft } from "#app/domain/pages/publishable-page.server.ts";
import { publicationRefusals } from "#app/domain/publishing/publication.ts";
import { editorOf } from "#app/domain/publishing/publishing-actions.server.ts";
import { getSettings } from "#app/domain/settings/settings.server.ts";
import { orNotFound } from "#app/http/guards.server.ts";
import { parseForm } from "#app/http/read-form.server.ts";
import { describeLibrary } from "./library.ts";
import { messages } from "./messages.ts";

/** The loader data of the editor, including flash messages from the query. */
export async function readEditor(request: Request, page: Page, staff: Staff) {
  const { searchParams } = new URL(request.url);
  const [changedBy, tree, contents, settings, notice] = await Promise.all([
    editorOf(page),
    listPageTree(),
    readContents(),
    getSettings(),
    readChangeNotice(request, staff),
  ]);
  const item = orNotFound(tree.find(({ id }) => id === page.id));
  const draft = draftOf(page);
  const { blocks: _, ...fields } = draft;
  const { data: refused } = publicationRefusals.safeParse(searchParams.get("refused"));
  const restoredVersion = Number(searchParams.get("restored-version")) || undefined;
  return {
    account: { id: staff.id, name: staff.name },
    mayUpdate: allows(staff.role, "pages.update"),
    mayPublish: allows(staff.role, "pages.publish"),
    page: {
      id: page.id,
      slug: page.slug,
      path: item.path,
      isPublished: page.isPublished,
      publishedAt: page.publishedAt,
      isChanged: page.draft !== null,
      changedBy,
      statuses: item.statuses,
      scheduledAt: page.scheduledAt,
      scheduledVersion: page.scheduledVersion,
      scheduleFailure: page.scheduleFailure,
      isLate: item.isLate,
      isHiddenByParent: item.isHiddenByParent,
    },
    draft,
    version: page.version,
    library: describeLibrary(page),
    pages: tree.map(({ id, title, path, level, isPublished }) => ({ id, title, path, level, isPublished })),
    contents,
    settings,
    /** The content of the generated share card. */
    card: {
      title: draft.title,
      headline: draft.extendedTitle,
      label: sectionOf(tree, item)?.title ?? settings.brand_name,
      cover: draft.coverImage,
    },
    /** The result of the submitted form, from the query. */
    flash: {
      notice: restoredVersion
        ? {
            id: `version ${restoredVersion}`,
            message: messages.versionRestoredAsTheDraft(restoredVersion),
          }
        : notice,
      isNotUndone: searchParams.has("not-undone"),
      restoredVersion,
      saved: searchParams.get("saved"),
      refused,
      missing: refused === "missing" ? await missingInDraft(page, draft, missingInBlocks) : [],
      scheduleProblem: scheduleProblem(searchParams),
    },
    bases: basesOf(fields),
  };
}

/** The content items that blocks refer to. */
async function readContents(): Promise<ReferableContents> {
  const testimonials = await contentStores.testimonial.list();
  return {
    testimonial: testimonials.map(({ id, title, values, isPublished }) => ({
      id,
      title,
      name: String(values.name),
      isPublished,
    })),
  };
}

export interface LoadedEditor extends Omit<Awaited<ReturnType<typeof readEditor>>, "card" | "settings"> {
  /** What previews of search results and share cards need beside the draft. */
  site: { url: string; shareCard: string };
}

/** The first-level ancestor of a page; undefined for a first-level page. */
function sectionOf(tree: PageTreeItem[], { path }: PageTreeItem): PageTreeItem | undefined {
  const [, first] = path.split("/");
  return tree.find((candidate) => candidate.path === `/${first}` && candidate.path !== path);
}

export interface PlainAnswer extends ContentAnswer {
  /** The submitted values, to show them again. */
  typed: Partial<PageFields>;
}

/** Saves the fields of a page into its draft, and publishes it if the form requests it. */
export async function savePlainForm(form: FormData, pageId: string, by: Staff): Promise<PlainAnswer> {
  const answer = await saveContent<PageFields>({
    submission: parseForm(form, plainFormSchema),
    form,
    labelOf: (field) => fieldLabels[field],
    inWords: (_, value) => fieldInWords(value),
    save: (fields, bases) => pageStore.save(pageId, { fields, bases, by }),
    publish: (baseVersion, waiting) => pageStore.publish(pageId, by, baseVersion, waiting),
  });
  const typed = Object.fromEntries(
    Object.keys(fieldLabels).map((name) => [
      name,
      name === "noindex" ? form.has(name) : String(form.get(name) ?? ""),
    ]),
  );
  return { ...answer, typed };
}

/** The schema of the form without JavaScript: a draft, so every field may be empty. None is a number. */
export const plainFormSchema = typedSchema(pageFields, ".");
