import type { ChangeNotice } from "#app/admin/flash-message.tsx";
import { restoredInWords } from "#app/admin/pages/change-words.ts";
import { paths } from "#app/http/paths.ts";
import type { ContentState } from "./content-aside.tsx";
import { messages } from "./messages.ts";

/** The notice for `?unpublished` or `?restored`. Undefined when the current state no longer matches. */
export function readChangeNotice(
  request: Request,
  { id, title, publication }: ContentState,
  screen: string,
): ChangeNotice | undefined {
  const { searchParams } = new URL(request.url);
  if (publication.isPublished) return undefined;
  if (searchParams.has("restored")) return { id, message: restoredInWords(title, 0) };
  if (!searchParams.has("unpublished") || !publication.publishedAt) return undefined;
  return {
    id: `${id} ${publication.version}`,
    message: messages.unpublished(title),
    undo: { action: paths.admin.contentResources(screen).publication, fields: { republish: "yes" } },
  };
}

/** The notice for `?trashed=<id>` on a list. */
export function readTrashNotice(
  request: Request,
  trashed: { id: string; title: string }[],
  screenOf: (id: string) => string,
): ChangeNotice | undefined {
  const trashedId = new URL(request.url).searchParams.get("trashed");
  const entry = trashed.find(({ id }) => id === trashedId);
  return entry
    ? {
        id: entry.id,
        message: messages.movedToTheTrash(entry.title || messages.untitled),
        undo: {
          action: paths.admin.contentResources(screenOf(entry.id)).removal,
          fields: { _method: "delete" },
        },
      }
    : undefined;
}
