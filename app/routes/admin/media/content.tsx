import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { adminMeta } from "#app/admin/admin-meta.ts";
import { AdminPage } from "#app/admin/admin-page.tsx";
import { ButtonLink } from "#app/admin/button.tsx";
import { messages } from "#app/admin/media/messages.ts";
import { receiveMedia } from "#app/admin/media/receive-media.server.ts";
import { UploadResults } from "#app/admin/media/upload-list.tsx";
import { findMedia } from "#app/domain/media/media.server.ts";
import { replaceMedia } from "#app/domain/media/upload-media.server.ts";
import { idParam, orNotFound, requireStaff } from "#app/http/guards.server.ts";
import { seeOther } from "#app/http/redirect-to.server.ts";
import { paths } from "#app/paths/paths.ts";

export const meta: MetaFunction = () => adminMeta(messages.replace);

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireStaff(request, "media.read");
  const { id, name } = orNotFound(await findMedia(idParam(params.mediaId)));
  return { id, name };
}

/** POST one of `files` without JavaScript replaces the file under the same id. */
export async function action({ request, params }: ActionFunctionArgs) {
  const staff = await requireStaff(request, "media.update");
  const id = idParam(params.mediaId);
  const received = await receiveMedia(request, (file) => replaceMedia(id, file, staff));
  const isReplaced = received.data.results.some(({ outcome }) => outcome === "replaced");
  return isReplaced ? seeOther(paths.admin.mediaItem(id)) : received;
}

/** The reason why a replacement without JavaScript was refused. */
export default function Replacement() {
  const { id, name } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <AdminPage title={messages.replace} back={{ to: paths.admin.mediaItem(id), label: name }}>
      {answer ? <UploadResults answer={answer} /> : <p className="mb-5">{messages.noFileWasSent}</p>}
      <ButtonLink to={paths.admin.mediaItem(id)}>{messages.backTo(name)}</ButtonLink>
    </AdminPage>
  );
}
