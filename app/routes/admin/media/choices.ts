import type { LoaderFunctionArgs } from "@remix-run/node";
import { readMediaSearch } from "#app/admin/media/library-filters.tsx";
import { listMedia, mediaItem } from "#app/domain/media/media.server.ts";

import type { MediaPage } from "#app/domain/media/media-item.ts";
import { requireStaff } from "#app/http/guards.server.ts";
import { privateJson } from "#app/http/redirect-to.server.ts";

/** Media for a picker: the library with the search of its screen. */
export async function loader({ request }: LoaderFunctionArgs) {
  await requireStaff(request, "media.read", "data");
  const { media, total } = await listMedia(readMediaSearch(new URL(request.url).searchParams));
  const page: MediaPage = { items: media.map(mediaItem), total };
  return privateJson(page);
}
