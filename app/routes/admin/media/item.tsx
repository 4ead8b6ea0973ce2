import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { adminMeta } from "#app/admin/admin-meta.ts";
import { useAnswer } from "#app/admin/live/live-updates.tsx";
import { conflictIn } from "#app/admin/media/item-form.tsx";
import { ItemScreen } from "#app/admin/media/item-screen.tsx";
import { returnToLibrary } from "#app/admin/media/receive-media.server.ts";
import { type RecordAnswer, respondWith } from "#app/admin/records/record-answer.ts";
import { allows } from "#app/domain/accounts/policies.ts";
import { saveMediaDetails } from "#app/domain/media/change-media.server.ts";
import { listMediaUses } from "#app/domain/media/delete-media.server.ts";
import { countMedia, findAltMissing, findMedia, mediaItem } from "#app/domain/media/media.server.ts";
import { altQueueSchema, mediaDetailsSchema } from "#app/domain/media/media.ts";
import { idParam, orNotFound, requireStaff } from "#app/http/guards.server.ts";
import { parseForm, readForm, readVersion } from "#app/http/read-form.server.ts";
import { seeOther } from "#app/http/redirect-to.server.ts";
import { paths } from "#app/paths/paths.ts";

export const meta: MetaFunction<typeof loader> = ({ data }) => adminMeta(data?.item.name ?? "Media");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const staff = await requireStaff(request, "media.read");
  const found = await findMedia(idParam(params.mediaId));
  const isQueue = isInQueue(request);
  const isSkipped = new URL(request.url).searchParams.has("skip");
  // Someone else may have deleted the picture since the queue named it.
  if (isQueue && (isSkipped || !found)) throw seeOther(await nextInQueue(found));
  const row = orNotFound(found);
  const [uses, counts, next] = await Promise.all([
    listMediaUses(row.id),
    countMedia(),
    isQueue ? findAltMissing(row) : undefined,
  ]);
  return {
    item: mediaItem(row),
    uses,
    tags: counts.tags.map(({ tag }) => tag),
    queue: isQueue ? { left: counts.altMissing, isLast: next === undefined } : undefined,
    mayUpdate: allows(staff.role, "media.update"),
  };
}

/**
 * POST saves a medium's details; responds with 409 if another person saved them since the form was loaded. In the queue
 * it continues with the next one without an alternative text.
 */
export async function action({ request, params }: ActionFunctionArgs) {
  const staff = await requireStaff(request, "media.update");
  const id = idParam(params.mediaId);
  const isQueue = isInQueue(request);
  const schema = isQueue ? altQueueSchema : mediaDetailsSchema;
  const form = await readForm(request);
  const submission = parseForm(form, schema);
  const answer = (status: RecordAnswer["status"], stored: Partial<RecordAnswer> = {}) =>
    respondWith<RecordAnswer>({ status, result: submission.reply(), ...stored });
  if (submission.status !== "success") return answer("invalid");
  const saved = await saveMediaDetails(id, readVersion(form), submission.value, staff);
  if (!saved) return answer("gone");
  const { version } = saved.media;
  if (saved.outcome === "stale") {
    const conflict = conflictIn(mediaItem(saved.media), saved.fields, saved.isOwn);
    return answer("conflict", { version, conflict });
  }
  if (isQueue) return seeOther(await nextInQueue(saved.media));
  return answer("saved", { version });
}

async function nextInQueue(after?: { id: string; createdAt: Date }): Promise<string> {
  const next = await findAltMissing(after);
  return next ? paths.admin.mediaAltQueue(next) : returnToLibrary(paths.admin.media(), "alt-done");
}

function isInQueue(request: Request): boolean {
  return new URL(request.url).searchParams.get("queue") === "alt";
}

export default function MediaItemPage() {
  const loaded = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  return <ItemScreen key={loaded.item.id} {...loaded} answer={answer} />;
}

export { AdminError as ErrorBoundary } from "#app/admin/admin-page.tsx";
