import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { locateBest } from "#app/domain/media/media-files.server.ts";
import { idParam, orNotFound } from "#app/http/guards.server.ts";
import { staleIfError } from "#app/http/stale-if-error.server.ts";
import { paths } from "#app/paths/paths.ts";

/** Redirects from the address stored in settings and texts to the best variant that every browser can show. */
export async function loader({ params }: LoaderFunctionArgs) {
  const id = idParam(params.mediaId);
  const { file, revision } = orNotFound((await staleIfError(`media:${id}`, () => locateBest(id))).value);
  return redirect(paths.mediaVariant(id, file, revision), {
    headers: { "Cache-Control": "public, max-age=60" },
  });
}
