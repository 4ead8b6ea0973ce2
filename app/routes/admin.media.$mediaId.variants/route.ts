import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { retryMedia } from "#app/domain/media/change-media.server.ts";
import { requireStaff } from "#app/http/guards.server.ts";
import { idParam } from "#app/http/params.ts";
import { paths } from "#app/http/paths.ts";
import { privateHeaders } from "#app/http/private-headers.ts";

/** There is no page here; whoever comes by the address sees the medium. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireStaff(request, "media.read");
  return redirect(paths.admin.mediaItem(idParam(params.mediaId)), { headers: privateHeaders });
}

/** POST has the variants made again that could not be. */
export async function action({ request, params }: ActionFunctionArgs) {
  await requireStaff(request, "media.update");
  const id = idParam(params.mediaId);
  await retryMedia(id);
  return redirect(paths.admin.mediaItem(id), { status: 303, headers: privateHeaders });
}
