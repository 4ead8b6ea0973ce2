import type { ActionFunctionArgs } from "@remix-run/node";
import { receiveMedia } from "#app/admin/media/receive-media.server.ts";
import { replaceMedia } from "#app/domain/media/upload-media.server.ts";
import { requireStaff } from "#app/http/guards.server.ts";
import { idParam } from "#app/http/params.ts";
import { paths } from "#app/http/paths.ts";
import { asJson, redirectTo } from "#app/http/redirect-to.server.ts";

export const loader = redirectTo("media.read", ({ mediaId }) => paths.admin.mediaItem(idParam(mediaId)));

/** POST one of `files` replaces the file under the same id; responds with JSON. */
export async function action({ request, params }: ActionFunctionArgs) {
  const staff = await requireStaff(request, "media.update");
  const id = idParam(params.mediaId);
  return asJson(await receiveMedia(request, (file) => replaceMedia(id, file, staff)));
}
