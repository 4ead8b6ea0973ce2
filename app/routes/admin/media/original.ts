import type { LoaderFunctionArgs } from "@remix-run/node";
import { findMedia } from "#app/domain/media/media.server.ts";
import { originalOf } from "#app/domain/media/media-files.server.ts";
import { answerDownload } from "#app/http/download.server.ts";
import { idParam, orNotFound, requireStaff } from "#app/http/guards.server.ts";
import { messages } from "#app/http/messages.ts";
import { paths } from "#app/paths/paths.ts";

/** Streams the original of a medium from the private part of its bucket, as a download. */
export function loader({ request, params }: LoaderFunctionArgs) {
  const { mediaId = "" } = params;
  const find = async () => {
    await requireStaff(request, "media.read");
    return originalOf(orNotFound(await findMedia(idParam(mediaId))));
  };
  const back = { to: paths.admin.mediaItem(mediaId), label: messages.backToMediaItem };
  return answerDownload(request, find, back);
}
