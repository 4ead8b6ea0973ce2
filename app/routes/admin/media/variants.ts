import type { ActionFunctionArgs } from "@remix-run/node";
import { retryMedia } from "#app/domain/media/change-media.server.ts";
import { idParam, requireStaff } from "#app/http/guards.server.ts";
import { redirectTo, seeOther } from "#app/http/redirect-to.server.ts";
import { paths } from "#app/paths/paths.ts";

export const loader = redirectTo("media.read", ({ mediaId }) => paths.admin.mediaItem(idParam(mediaId)));

/** POST retries the creation of failed variants. */
export async function action({ request, params }: ActionFunctionArgs) {
  const staff = await requireStaff(request, "media.update");
  const id = idParam(params.mediaId);
  await retryMedia(id, staff);
  return seeOther(paths.admin.mediaItem(id));
}
