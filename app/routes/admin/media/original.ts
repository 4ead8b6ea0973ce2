import type { LoaderFunctionArgs } from "@remix-run/node";
import { findMedia } from "#app/domain/media/media.server.ts";
import { linkToOriginal } from "#app/domain/media/media-files.server.ts";
import { requireStaff } from "#app/http/guards.server.ts";
import { idParam, orNotFound } from "#app/http/params.ts";
import { redirectToSignedUrl } from "#app/http/redirect-to.server.ts";

/** Sends the browser to the original in the private bucket by a link that is signed for 60 seconds and downloads it. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireStaff(request, "media.read");
  const original = orNotFound(await findMedia(idParam(params.mediaId)));
  return redirectToSignedUrl(linkToOriginal(original));
}

/** Is never drawn. It makes a screen of this address, on which an error is told, and not a bare line of text. */
export default function Original() {
  return null;
}
