import type { MediaKind } from "#app/domain/media/media.ts";
import type { StoredBlock } from "#app/domain/pages/draft.ts";
import * as messages from "./messages.ts";
import type { Missing } from "./missing.ts";
import { fieldPath, textsIn } from "./texts-in.ts";

/** Returns the ids of all library files that blocks use. */
export function mediaIdsOf(blocks: StoredBlock[]): string[] {
  return [...new Set(filesIn(blocks).map(({ mediaId }) => mediaId))];
}

/**
 * Returns references to deleted library files and video fields whose file is not a video. `library` has every file by
 * id.
 */
export function missingMedia(
  blocks: StoredBlock[],
  library: ReadonlyMap<string, { name: string; kind: MediaKind }>,
): Missing[] {
  return filesIn(blocks).flatMap(({ mediaId, blockId, type, path }): Missing[] => {
    const file = library.get(mediaId);
    if (!file) return [{ blockId, path, message: messages.fileDeleted }];
    const isVideo = type !== "video" || path[0] !== "file" || file.kind === "film";
    return isVideo ? [] : [{ blockId, path, message: messages.notAVideo(file.name) }];
  });
}

/** Returns every reference to a library file: in fields and in rich text. */
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
