import type { LoaderFunctionArgs } from "@remix-run/node";
import { findMedia } from "#app/domain/media/media.server.ts";
import { linkToOriginal } from "#app/domain/media/media-files.server.ts";
import { idParam, orNotFound, requireStaff } from "#app/http/guards.server.ts";
import { redirectToSignedUrl } from "#app/http/redirect-to.server.ts";

/** Redirects to a signed URL of the original in the private bucket, which downloads it and expires after 60 seconds. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireStaff(request, "media.read");
  const original = orNotFound(await findMedia(idParam(params.mediaId)));
  return redirectToSignedUrl(linkToOriginal(original));
}

/** Never rendered. Makes this a page route, so that errors are rendered as a screen and not as plain text. */
export default function Original() {
  return null;
}
