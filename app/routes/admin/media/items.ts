import type { LoaderFunctionArgs } from "@remix-run/node";
import { findMediaItems } from "#app/domain/media/media.server.ts";
import type { MediaItem } from "#app/domain/media/media-item.ts";
import { idsIn, requireStaff } from "#app/http/guards.server.ts";
import { privateJson } from "#app/http/redirect-to.server.ts";

const MAX_IDS = 60;

/** GET `id`s responds with JSON about these media; unknown ids are omitted. */
export async function loader({ request }: LoaderFunctionArgs) {
  await requireStaff(request, "media.read");
  const ids = idsIn(new URL(request.url).searchParams.getAll("id")).slice(0, MAX_IDS);
  const items: MediaItem[] = await findMediaItems(ids);
  return privateJson({ items });
}
