import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { adminMeta } from "#app/admin/admin-meta.ts";
import { AdminError, AdminPage } from "#app/admin/admin-page.tsx";
import { useAnswer } from "#app/admin/live/live-updates.tsx";
import { storedDetails } from "#app/admin/media/item-form.tsx";
import { ItemScreen } from "#app/admin/media/item-screen.tsx";
import { messages } from "#app/admin/media/messages.ts";
import { returnToLibrary } from "#app/admin/media/receive-media.server.ts";
import { type MergeAnswer, mergeStatuses } from "#app/admin/publishing/merged-form.ts";
import { UnsavedTexts } from "#app/admin/publishing/unsaved-texts.tsx";
import { allows } from "#app/domain/accounts/policies.ts";
import { mediaBases, saveMediaDetails } from "#app/domain/media/change-media.server.ts";
import { listMediaUses } from "#app/domain/media/delete-media.server.ts";
import { countMedia, findAltMissing, findMedia, mediaItem } from "#app/domain/media/media.server.ts";
import { altQueueSchema, mediaDetailsSchema } from "#app/domain/media/media.ts";
import { idParam, orNotFound, requireStaff } from "#app/http/guards.server.ts";
import { answersForm, parseForm, readBases, readForm } from "#app/http/read-form.server.ts";
import { seeOther } from "#app/http/redirect-to.server.ts";
import { paths } from "#app/paths/paths.ts";

export const meta: MetaFunction<typeof loader> = ({ data }) => adminMeta(data?.item.name ?? messages.media);

export async function loader({ request, params }: LoaderFunctionArgs) {
  const staff = await requireStaff(request, "media.read");
  const found = await findMedia(idParam(params.mediaId));
  const isQueue = isInQueue(request);
  const isSkipped = new URL(request.url).searchParams.has("skip");
  // Someone else may have deleted the picture since the queue named it.
  if (isQueue && (isSkipped || !found) && !answersForm(request)) throw seeOther(await nextInQueue(found));
  const row = orNotFound(found);
  const [uses, counts, next] = await Promise.all([
    listMediaUses(row.id),
    countMedia(),
    isQueue ? findAltMissing(row) : undefined,
  ]);
  return {
    item: mediaItem(row),
    bases: mediaBases(row),
    uses,
    tags: counts.tags.map(({ tag }) => tag),
    queue: isQueue ? { left: counts.altMissing, isLast: next === undefined } : undefined,
    mayUpdate: allows(staff.role, "media.update"),
  };
}

/**
 * POST merges the form into a medium's details; responds with 409 if another person changed the same details. In the
 * queue it continues with the next one without an alternative text.
 */
export async function action({ request, params }: ActionFunctionArgs) {
  const staff = await requireStaff(request, "media.update");
  const id = idParam(params.mediaId);
  const isQueue = isInQueue(request);
  const schema = isQueue ? altQueueSchema : mediaDetailsSchema;
  const form = await readForm(request);
  const bases = readBases(form);
  const submission = parseForm(form, schema);
  const answer = (status: MergeAnswer["status"], merge: Partial<MergeAnswer> = {}) => {
    const body: MergeAnswer = { status, result: submission.reply(), bases, conflicts: [], ...merge };
    return data(body, { status: mergeStatuses[status] });
  };
  if (submission.status !== "success") return answer("invalid");
  const saved = await saveMediaDetails(id, bases, submission.value, staff);
  if (!saved) return answer("gone");
  if (saved.outcome === "conflict") {
    const conflicts = storedDetails(mediaItem(saved.media), saved.fields);
    return answer("conflict", { bases: saved.bases, conflicts });
  }
  if (isQueue) return seeOther(await nextInQueue(saved.media));
  return answer("saved", { bases: saved.bases });
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

/** Without JavaScript it also answers a form that described a medium that was deleted meanwhile. */
export function ErrorBoundary() {
  const answer = useActionData<typeof action>();
  if (answer?.status !== "gone") return <AdminError />;
  const { alt, name, tags } = answer.result.initialValue ?? {};
  return (
    <AdminPage
      title={messages.thisFileNoLongerExists}
      back={{ to: paths.admin.media(), label: messages.media }}
    >
      <p role="alert" className="mb-4">
        {messages.notSavedSomeoneElseHas}
      </p>
      <UnsavedTexts
        texts={[
          [messages.alternativeText, String(alt ?? "")],
          [messages.nameLabel, String(name ?? "")],
          [messages.tags, String(tags ?? "")],
        ]}
      />
    </AdminPage>
  );
}
