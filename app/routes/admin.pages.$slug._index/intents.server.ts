import type { AddressAnswer } from "#app/admin/pages/details/address-form.tsx";
import { detailsSchema } from "#app/admin/pages/details/details-form.ts";
import type { FieldsAnswer } from "#app/admin/pages/details/fields-form.tsx";
import { readPreviewDays } from "#app/admin/publishing/preview-days.ts";
import { renameReferences } from "#app/blocks/page-references.ts";
import type { Staff } from "#app/domain/accounts/account.ts";
import { saveDraft } from "#app/domain/pages/drafts.server.ts";
import { findPage } from "#app/domain/pages/page-rows.server.ts";
import { placeSchema } from "#app/domain/pages/place.ts";
import { placePage } from "#app/domain/pages/place-page.server.ts";
import { createPreviewLink } from "#app/domain/publishing/preview-links.server.ts";
import { found, idParam } from "#app/http/params.ts";
import { parseForm } from "#app/http/parse-form.server.ts";
import { paths } from "#app/http/paths.ts";
import { siteUrl } from "#app/http/site-url.server.ts";

/** Saves the fields into the draft. The page is named by its id: its slug may have changed since the form was drawn. */
export async function saveFields(form: FormData, by: Staff): Promise<FieldsAnswer> {
  const pageId = idParam(String(form.get("pageId")));
  const submission = parseForm(form, detailsSchema);
  const version = Number(form.get("baseVersion"));
  const answer = { result: submission.reply(), version, conflicts: [] };
  if (submission.status !== "success") return { status: "invalid", ...answer };

  const { saveId, baseVersion, ...fields } = submission.value;
  const outcome = await saveDraft({ pageId, saveId, baseVersion, changes: { fields }, by });
  if (!outcome) return { status: "gone", ...answer };
  if (outcome.status === "saved") return { status: "saved", ...answer, version: outcome.version };
  return { status: "conflict", ...answer, version: outcome.theirVersion, conflicts: outcome.conflicts };
}

/** Gives the page another slug or parent, unless somebody else has done so since the form was drawn. */
export async function changeAddress(form: FormData, by: Staff): Promise<{ moved: string } | AddressAnswer> {
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
  const outcome = found(await placePage(page.id, place.data, by, renameReferences));
  if (outcome.status === "refused") return { field: outcome.field, message: outcome.message, ...typed };
  return { moved: outcome.page.slug };
}

/** Makes a preview link; its address is answered this once. */
export async function makePreviewLink(form: FormData, request: Request, by: Staff): Promise<string> {
  const slug = decodeURIComponent(new URL(request.url).pathname.split("/").at(-1) ?? "").replace(
    /\.data$/,
    "",
  );
  const page = found(await findPage({ slug }));
  const { token } = await createPreviewLink({ kind: "page", ...page }, readPreviewDays(form), by);
  return siteUrl + paths.preview(token);
}
