import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { locateBest } from "#app/domain/media/deliver-media.server.ts";
import { lastGood } from "#app/http/last-good.server.ts";
import { found, idParam } from "#app/http/params.ts";
import { paths } from "#app/http/paths.ts";

/** Leads from the address that settings and texts keep to the best variant that every browser can show. */
export async function loader({ params }: LoaderFunctionArgs) {
  const id = idParam(params.mediaId);
  const { file, revision } = found((await lastGood(`media:${id}`, () => locateBest(id))).value);
  return redirect(paths.mediaVariant(id, file, revision), {
    headers: { "Cache-Control": "public, max-age=60" },
  });
}
