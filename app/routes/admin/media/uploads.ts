import type { ActionFunctionArgs } from "@remix-run/node";
import { receiveMedia } from "#app/admin/media/receive-media.server.ts";
import { addMedia, replaceMedia } from "#app/domain/media/upload-media.server.ts";
import { idParam, requireStaff } from "#app/http/guards.server.ts";
import { asJson, redirectTo } from "#app/http/redirect-to.server.ts";
import { paths } from "#app/paths/paths.ts";

export const loader = redirectTo("media.read", ({ mediaId }) =>
  mediaId === undefined ? paths.admin.media() : paths.admin.mediaItem(idParam(mediaId)),
);

/**
 * POST `files` adds them to the library; below an item, POST one of `files` replaces its file under the same id.
 * Responds with JSON.
 */
export async function action({ request, params }: ActionFunctionArgs) {
  const staff = await requireStaff(request, "media.update");
  const id = params.mediaId === undefined ? undefined : idParam(params.mediaId);
  return asJson(
    await receiveMedia(request, (file) =>
      id === undefined ? addMedia(file, staff) : replaceMedia(id, file, staff),
    ),
  );
}
