import type { ChangeNotice } from "#app/admin/flash-message.tsx";
import { restoredInWords, unpublishedInWords } from "#app/admin/pages/messages.ts";
import { listSiteLanguages } from "#app/admin/site-languages.server.ts";
import type { Staff } from "#app/domain/accounts/account.ts";
import type { Policy } from "#app/domain/accounts/policies.ts";
import { type AnyContentStore, contentStoreFor } from "#app/domain/content-store/content-store.server.ts";
import { contentTypeAt } from "#app/domain/content-types/registry.ts";
import { slugFormSchema } from "#app/domain/pages/page.ts";
import { idParam, orNotFound, requireStaff } from "#app/http/guards.server.ts";
import { prefersJson, privateJson, seeOther } from "#app/http/redirect-to.server.ts";
import { paths } from "#app/paths/paths.ts";
import type { SlugAnswer } from "./content-address.tsx";
import { everyLanguage } from "./content-language.tsx";
import { messages } from "./messages.ts";

type Params = { type?: string; contentId?: string };

/** The type whose policy applies to a request for an unknown content type, before the 404. */
const unknownType = "news";

function policyOf({ type }: Params, verb: "read" | "update" | "publish"): Policy {
  return `${contentTypeAt(type)?.policies ?? unknownType}.${verb}`;
}

/** The signed-in person and the store of the content type in the address. 404 for an unknown type. */
export async function requireContentType(
  request: Request,
  params: Params,
  verb: "read" | "update" | "publish",
) {
  const staff = await requireStaff(request, policyOf(params, verb));
  const type = orNotFound(contentTypeAt(params.type));
  return { staff, type, store: contentStoreFor(type) };
}

/** The same with the id from the address. */
export async function requireContent(request: Request, params: Params, verb: "read" | "update" | "publish") {
  return { ...(await requireContentType(request, params, verb)), id: idParam(params.contentId) };
}

/** The outcome of a write to a page or a content type. */
interface Outcome {
  status: string;
  [detail: string]: unknown;
}

/** HTTP statuses of outcomes without a change; all others are 200. */
const statuses: Record<string, number> = {
  missing: 422,
  conflict: 409,
  unconfirmed: 409,
  past: 400,
  waiting: 409,
  overlap: 409,
  unscheduled: 409,
};

/**
 * Answers a write with JSON if the request prefers it (`Accept: application/json`), else with a redirect to a screen.
 */
export function answerContent(request: Request, screen: string, outcome: Outcome): Response {
  if (!prefersJson(request)) return seeOther(screen);
  return privateJson(outcome, statuses[outcome.status] ?? 200);
}

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
    return {
      message:
        slug.error.issues[0]?.message ?? "Enter a valid slug: lower-case letters, digits and single hyphens",
      slug: typed,
    };
  const wasSlug = String(form.get("wasSlug"));
  const outcome = await store.rename(id, { slug: slug.data, wasSlug }, by);
  if (!outcome)
    return {
      message: `Not saved: this ${store.type.singular} is in the trash. What you typed is still here. Restore the ${store.type.singular} in another tab, then save again.`,
      slug: typed,
    };
  if (outcome.status === "renamed") return undefined;
  if (outcome.status === "taken") return { message: outcome.message, slug: typed };
  const { theirs } = outcome;
  const message = `Not changed: someone else changed it to “${theirs}” in the meantime. Send again to replace it.`;
  return { message, slug: typed, theirs };
}

/** Changes the language that shows a content item; returns the problem, if any. */
export async function changeLanguage(
  store: AnyContentStore,
  id: string,
  chosen: string,
  by: Staff,
): Promise<string | undefined> {
  const code = (await listSiteLanguages()).find((each) => each.code === chosen)?.code;
  const language = chosen === everyLanguage ? null : code;
  if (language === undefined) return messages.languageRemoved;
  if (!(await store.chooseLanguage(id, language, by))) throw seeOther(store.pathOf(id));
  return undefined;
}

/** The result of publishing by the outcome, in messages and in the query of a screen. */
export const publicationResults = {
  published: "published",
  unchanged: "published",
  missing: "missing",
  conflict: "changed",
  waiting: "waiting",
  overlap: "overlap",
} as const;

/** The state that a notice is about. */
type ContentState = Pick<
  NonNullable<Awaited<ReturnType<AnyContentStore["read"]>>>,
  "id" | "title" | "publication"
>;

/** The notice for `?unpublished` or `?restored`. Undefined when the current state no longer matches. */
export function readChangeNotice(
  request: Request,
  { id, title, publication }: ContentState,
  collection: string,
): ChangeNotice | undefined {
  const { searchParams } = new URL(request.url);
  if (publication.isPublished) return undefined;
  if (searchParams.has("restored")) return { id, message: restoredInWords(title, 0) };
  if (!searchParams.has("unpublished") || !publication.publishedAt) return undefined;
  return {
    id: `${id} ${publication.version}`,
    message: unpublishedInWords(title, publication.scheduledAt !== null),
    undo: { action: paths.admin.document(collection, id).publication, fields: { republish: "yes" } },
  };
}

/** The notice for `?trashed=<id>` on a list. */
export function readTrashNotice(
  request: Request,
  trashed: { id: string; title: string }[],
  screenOf: (id: string) => string,
): ChangeNotice | undefined {
  const trashedId = new URL(request.url).searchParams.get("trashed");
  const entry = trashed.find(({ id }) => id === trashedId);
  return entry
    ? {
        id: entry.id,
        message: `${entry.title || "Untitled"} moved to the trash.`,
        undo: {
          action: paths.admin.contentResources(screenOf(entry.id)).removal,
          fields: { _method: "delete" },
        },
      }
    : undefined;
}
