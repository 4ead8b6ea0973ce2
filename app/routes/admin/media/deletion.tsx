import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { adminMeta } from "#app/admin/admin-meta.ts";
import { DeletionScreen } from "#app/admin/media/deletion-screen.tsx";
import { returnToLibrary } from "#app/admin/media/receive-media.server.ts";
import { deleteMedia, listMediaUses } from "#app/domain/media/delete-media.server.ts";
import { findMedia, mediaItem } from "#app/domain/media/media.server.ts";
import { idsIn, requireStaff } from "#app/http/guards.server.ts";
import { readForm } from "#app/http/read-form.server.ts";
import { privateRedirect, seeOther } from "#app/http/redirect-to.server.ts";
import { paths } from "#app/paths/paths.ts";

export const meta = () => adminMeta("Delete");

/** For the media in the address: which can be deleted, and where the others are used. */
export async function loader({ request }: LoaderFunctionArgs) {
  await requireStaff(request, "media.update");
  const ids = idsIn(new URL(request.url).searchParams.getAll("id")).slice(0, most);
  if (ids.length === 0) {
    return privateRedirect(returnToLibrary(paths.admin.media(), "nothing-chosen"));
  }
  const candidates = await Promise.all(
    ids.map(async (id) => {
      const found = await findMedia(id);
      return found ? [{ item: mediaItem(found), uses: await listMediaUses(id) }] : [];
    }),
  );
  return { candidates: candidates.flat() };
}

/**
 * POST `id`s deletes unused media; usage is checked again. Each `despiteVersions` is an id to delete although earlier
 * versions use it.
 */
export async function action({ request }: ActionFunctionArgs) {
  const staff = await requireStaff(request, "media.update");
  const form = await readForm(request);
  const confirmed = idsIn(form.getAll("despiteVersions"));
  const ids = [...new Set([...idsIn(form.getAll("id")), ...confirmed])].slice(0, most);
  if (ids.length === 0) {
    return seeOther(returnToLibrary(paths.admin.media(), "nothing-chosen"));
  }
  const kept: string[] = [];
  for (const id of ids) {
    const deletion = await deleteMedia(id, staff, { despiteVersions: confirmed.includes(id) });
    if (deletion?.outcome === "used") kept.push(id);
  }
  const next =
    kept.length > 0
      ? paths.admin.mediaDeletion(...kept)
      : returnToLibrary(paths.admin.media(), `deleted-${ids.length}`);
  return seeOther(next);
}

/** The size of one page of the library. */
const most = 60;

export default function Deletion() {
  return <DeletionScreen {...useLoaderData<typeof loader>()} />;
}
