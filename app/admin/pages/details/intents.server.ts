import type { z } from "zod";
import type { ContentAnswer } from "#app/admin/content/content-form.tsx";
import { saveContent } from "#app/admin/content/save-content.server.ts";
import type { AddressAnswer } from "#app/admin/pages/details/address-form.tsx";
import { detailsSchema, fieldAsTyped } from "#app/admin/pages/details/details-form.ts";
import { menuState } from "#app/admin/pages/details/menu-form.tsx";
import { readPreviewDays } from "#app/admin/publishing/preview-days.ts";
import { missingInBlocks } from "#app/blocks/missing-in-blocks.server.ts";
import { renameReferences } from "#app/blocks/page-references.ts";
import type { Staff } from "#app/domain/accounts/account.ts";
import type { PageFields } from "#app/domain/pages/draft.ts";
import { saveFields } from "#app/domain/pages/drafts.server.ts";
import { fieldInWords, fieldLabels } from "#app/domain/pages/page-fields.ts";
import { saveMenuSettings } from "#app/domain/pages/page-role.server.ts";
import { findPage } from "#app/domain/pages/page-rows.server.ts";
import { placeSchema } from "#app/domain/pages/place.ts";
import { placePage } from "#app/domain/pages/place-page.server.ts";
import { publishPage } from "#app/domain/pages/publication.server.ts";
import { isPageRole } from "#app/domain/pages/role.ts";
import { createPreviewLink } from "#app/domain/publishing/preview-links.server.ts";
import { found, idParam } from "#app/http/params.ts";
import { parseForm } from "#app/http/parse-form.server.ts";
import { paths } from "#app/http/paths.ts";
import { siteUrl } from "#app/http/site-url.server.ts";

/** Saves the fields into the draft, and publishes it when the form says so. The page is named by its id: its slug may have changed since the form was opened. */
export function saveDetails(form: FormData, by: Staff): Promise<ContentAnswer> {
  const pageId = idParam(String(form.get("pageId")));
  return saveContent<z.input<typeof detailsSchema>, PageFields, PageFields>({
    submission: parseForm(form, detailsSchema),
    form,
    labelOf: (field) => fieldLabels[field],
    inWords: (_, value) => fieldInWords(value),
    asTyped: fieldAsTyped,
    save: (fields, bases) => saveFields(pageId, { fields, bases, by }),
    publish: (baseVersion) => publishPage(pageId, { baseVersion, by, missingInBlocks }),
  });
}

/** Gives the page another slug or parent, unless somebody else has done so since the form was drawn. */
export async function changeAddress(
  form: FormData,
  by: Staff,
): Promise<{ moved: string; changeId: string } | AddressAnswer> {
  const page = found(await findPage({ id: idParam(String(form.get("pageId"))) }));
  const typed = {
    slug: String(form.get("slug") ?? "").trim(),
    parentSlug: String(form.get("parentSlug")) || null,
  };
  const place = placeSchema.safeParse(typed);
  if (!place.success) {
    const message = place.error.issues[0]?.message ?? "This is no slug";
    return { field: "slug", message, ...typed };
  }
  const isStale =
    page.slug !== form.get("wasSlug") || (page.parentSlug ?? "") !== String(form.get("wasParentSlug") ?? "");
  if (isStale) {
    const theirs = { slug: page.slug, parentSlug: page.parentSlug };
    return { field: "slug", message: "Somebody has moved the page meanwhile", ...typed, theirs };
  }
  const placing = { ...place.data, maxAddresses: form.has("confirmed") ? undefined : 1 };
  const outcome = found(await placePage(page.id, placing, by, renameReferences));
  if (outcome.status === "too-many-addresses") return { addresses: outcome.addresses, ...typed };
  if (outcome.status === "refused") return { field: outcome.field, message: outcome.message, ...typed };
  return { moved: outcome.page.slug, changeId: outcome.changeId };
}

/** Saves role and menu switch, unless someone else has changed them since the form was loaded. */
export async function changeMenus(
  form: FormData,
  by: Staff,
): Promise<{ status: 303; slug: string } | { status: 400 | 409; message: string }> {
  const page = found(await findPage({ id: idParam(String(form.get("pageId"))) }));
  const role = form.get("role") || null;
  if (role !== null && !isPageRole(role)) return { status: 400, message: "Choose a role from the list" };
  if (form.get("previous") !== menuState(page)) {
    const message =
      "Someone else changed these settings. What they chose is shown; save again to replace it.";
    return { status: 409, message };
  }
  await saveMenuSettings(page.id, { role, inMenus: form.has("inMenus") }, by);
  return { status: 303, slug: page.slug };
}

/** Makes a preview link; its address is answered this once. */
export async function makePreviewLink(form: FormData, slug: string, by: Staff): Promise<string> {
  const page = found(await findPage({ slug }));
  const { token } = await createPreviewLink({ kind: "page", ...page }, readPreviewDays(form), by);
  return siteUrl + paths.preview(token);
}
