import type { LoaderFunctionArgs } from "@remix-run/node";
import { idParam } from "#app/http/guards.server.ts";
import { deliver, fileParam, revisionParam } from "#app/site/media/deliver.server.ts";

/** A public variant of a medium: `/media/{id}/960.avif?v={revision}`. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  return deliver(request, {
    id: idParam(params.mediaId),
    file: fileParam(params.file),
    revision: revisionParam(new URL(request.url)),
  });
}
