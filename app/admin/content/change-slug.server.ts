import type { Staff } from "#app/domain/accounts/account.ts";
import type { AnyContentStore } from "#app/domain/content-store/content-store.server.ts";
import { slugFormSchema } from "#app/domain/pages/page.ts";
import { orNotFound } from "#app/http/params.ts";
import { messages } from "./messages.ts";
import type { SlugAnswer } from "./slug-form.tsx";

/** Changes the slug of a content item; returns the problem, if any. */
export async function changeSlug(
  store: AnyContentStore,
  id: string,
  form: FormData,
  by: Staff,
): Promise<SlugAnswer | undefined> {
  const typed = String(form.get("slug") ?? "").trim();
  const slug = slugFormSchema.safeParse(typed);
  if (!slug.success)
    return { message: slug.error.issues[0]?.message ?? messages.enterAValidSlugLower, slug: typed };
  const wasSlug = String(form.get("wasSlug"));
  const outcome = orNotFound(await store.rename(id, { slug: slug.data, wasSlug }, by));
  if (outcome.status === "renamed") return undefined;
  if (outcome.status === "taken") return { message: outcome.message, slug: typed };
  const { theirs } = outcome;
  const message = messages.notChangedSomeoneElseChanged(theirs);
  return { message, slug: typed, theirs };
}
