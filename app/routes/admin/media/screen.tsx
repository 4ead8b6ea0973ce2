import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { adminMeta } from "#app/admin/admin-meta.ts";
import { readMediaSearch } from "#app/admin/media/library-filters.tsx";
import { LibraryScreen } from "#app/admin/media/library-screen.tsx";
import { newsIn } from "#app/admin/media/receive-media.server.ts";
import { allows } from "#app/domain/accounts/policies.ts";
import { countMedia, listMedia, mediaItem } from "#app/domain/media/media.server.ts";
import { mediaPerPage } from "#app/domain/media/media.ts";
import { visibleTabs } from "#app/domain/settings/tabs.ts";
import { requireStaff } from "#app/http/guards.server.ts";
import { requireExistingPage } from "#app/http/redirect-to.server.ts";

export const meta: MetaFunction = () => adminMeta("Media");

export async function loader({ request }: LoaderFunctionArgs) {
  const staff = await requireStaff(request, "media.read");
  const { searchParams } = new URL(request.url);
  const search = readMediaSearch(searchParams);
  const [{ media, total }, counts] = await Promise.all([listMedia(search), countMedia()]);
  requireExistingPage(request, { shown: media.length, total, perPage: mediaPerPage });
  return {
    items: media.map(mediaItem),
    total,
    counts,
    search,
    news: newsIn(searchParams),
    visibleTabs: visibleTabs(staff.role),
    mayUpdate: allows(staff.role, "media.update"),
  };
}

export default function Library() {
  return <LibraryScreen {...useLoaderData<typeof loader>()} />;
}
