import type { MediaKind } from "#app/domain/media/media.ts";
import type { StoredBlock } from "#app/domain/pages/draft.ts";
import type { Missing } from "./missing.ts";
import { fieldPath, textsIn } from "./texts-in.ts";

/** The ids of all library files that blocks show. */
export function mediaIdsOf(blocks: StoredBlock[]): string[] {
  return [...new Set(filesIn(blocks).map(({ mediaId }) => mediaId))];
}

/** Files that are deleted from the library, and files of videos that are no video. `library` has every file by its id. */
export function missingMedia(
  blocks: StoredBlock[],
  library: ReadonlyMap<string, { name: string; kind: MediaKind }>,
): Missing[] {
  return filesIn(blocks).flatMap(({ mediaId, blockId, type, path }): Missing[] => {
    const file = library.get(mediaId);
    if (!file) return [{ blockId, path, message: "A file is deleted from the library: choose another" }];
    const isVideo = type !== "video" || path[0] !== "file" || file.kind === "film";
    return isVideo ? [] : [{ blockId, path, message: `${file.name} is not a video: choose an MP4 or WebM` }];
  });
}

/** Every place in blocks that shows a library file: a field, or the rich text around a picture. */
function filesIn(blocks: StoredBlock[]) {
  return blocks.flatMap(({ id, type, props }) =>
    textsIn(props)
      .filter(({ name }) => name === "mediaId")
      .map(({ text, path }) => {
        const textPath = fieldPath(path);
        const isInText = textPath.length < path.length;
        return { mediaId: text, blockId: id, type, path: isInText ? textPath : path.slice(0, -1) };
      }),
  );
}
