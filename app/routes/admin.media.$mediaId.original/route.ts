import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { findMedia } from "#app/domain/media/media.server.ts";
import { linkToOriginal } from "#app/domain/media/media-files.server.ts";
import { requireStaff } from "#app/http/guards.server.ts";
import { found, idParam } from "#app/http/params.ts";
import { privateHeaders } from "#app/http/private-headers.ts";

/** Sends the browser to the original in the private bucket by a link that is signed for 60 seconds and downloads it. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireStaff(request, "media.read");
  const original = found(await findMedia(idParam(params.mediaId)));
  return redirect(await linkToOriginal(original), { headers: privateHeaders });
}
