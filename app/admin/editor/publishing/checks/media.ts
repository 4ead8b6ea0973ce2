import type { PropPath } from "#app/admin/editor/model/prop-path.ts";
import { loadMediaItems } from "#app/admin/media/media-items.ts";
import type { PageDraft } from "#app/domain/pages/draft.ts";
import type { Finding } from "../finding.ts";
import { fieldPath, textsIn } from "./strings.ts";

/** Files that are deleted from the library, and videos that are none. */
export async function findInMedia({ blocks }: PageDraft): Promise<Finding[]> {
  const files = blocks.flatMap(({ id, type, props }) =>
    textsIn(props).flatMap(({ name, text, path }) =>
      name === "mediaId" ? [{ mediaId: text, path: fieldOf(path), blockId: id, type }] : [],
    ),
  );
  if (files.length === 0) return [];
  const items = await loadMediaItems([...new Set(files.map(({ mediaId }) => mediaId))]);
  return files.flatMap(({ mediaId, blockId, type, path }): Finding[] => {
    const item = items.get(mediaId);
    const place = { kind: "block" as const, blockId, path };
    if (!item) {
      return [{ weight: "advice", message: "A file is deleted from the library: choose another", place }];
    }
    const isFilm = type !== "video" || path[0] !== "file" || item.kind === "film";
    return isFilm
      ? []
      : [{ weight: "stop", message: `${item.name} is not a video: choose an MP4 or WebM`, place }];
  });
}

/** The text that a picture stands in, or the field of the picture or file itself. */
function fieldOf(path: PropPath): PropPath {
  const text = fieldPath(path);
  return text.length < path.length ? text : path.slice(0, -1);
}
