import type { LoaderFunctionArgs } from "@remix-run/node";
import { readMediaSearch } from "#app/admin/media/media-search.ts";
import { listMedia } from "#app/domain/media/media.server.ts";
import { mediaItem } from "#app/domain/media/media-item.server.ts";
import type { MediaPage } from "#app/domain/media/media-item.ts";
import { requireStaff } from "#app/http/guards.server.ts";

/** What a picker chooses from: the library, searched as its own screen is. */
export async function loader({ request }: LoaderFunctionArgs): Promise<MediaPage> {
  await requireStaff(request, "media.read");
  const { media, total } = await listMedia(readMediaSearch(new URL(request.url).searchParams));
  return { items: media.map(mediaItem), total };
}
