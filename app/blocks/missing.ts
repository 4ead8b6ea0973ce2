import type { StoredBlock } from "#app/domain/documents/content.ts";
import type { MediaKind } from "#app/domain/media/media.ts";
import { cleanRichText } from "#app/domain/rich-text/clean.ts";
import { isRichText, pictureProblems } from "#app/domain/rich-text/document.ts";
import { blocks, type DraftBlock } from "./registry.ts";

/** A problem that prevents a block from being published. */
export interface Missing {
  blockId: string;
  /** Path inside the block's props: `["steps", 2, "title"]`. */
  path: (string | number)[];
  /** Names the field and its problem. */
  message: string;
}

/** Returns all problems that prevent the block from being published. */
export function missingOf({ id, type, props }: DraftBlock): Missing[] {
  const parsed = blocks[type].stored.shape.props.safeParse(props);
  const issues = parsed.success ? [] : parsed.error.issues;
  const missing = issues.map(({ path, message }) => ({
    blockId: id,
    path: path.filter((step) => typeof step !== "symbol"),
    message,
  }));
  return [...missing, ...placeholders(id, props), ...inTexts(id, props, [])];
}

/** Guidance of a starter page: `[[Company name]]`. A space after the brackets is a shell's test. */
const placeholder = /\[\[[^\s\]][^\]]*\]\]/;

/** Not part of the schema, like pictures, see `inTexts`. */
function placeholders(blockId: string, props: unknown): Missing[] {
  return textsIn(props).flatMap(({ text, path }) => {
    const [found] = placeholder.exec(text) ?? [];
    return found ? [{ blockId, path: fieldPath(path), message: `Replace the placeholder “${found}”` }] : [];
  });
}

/**
 * Finds pictures in rich text that cannot be published. Not part of the schema, because the schema also reads content
 * that is already published.
 */
function inTexts(blockId: string, value: unknown, path: Missing["path"]): Missing[] {
  if (Array.isArray(value))
    return value.flatMap((item, position) => inTexts(blockId, item, [...path, position]));
  if (typeof value !== "object" || value === null) return [];
  const document = isRichText(value) ? cleanRichText(value) : undefined;
  if (document) return pictureProblems(document).map((message) => ({ blockId, path, message }));
  return Object.entries(value).flatMap(([name, part]) => inTexts(blockId, part, [...path, name]));
}

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
    if (!file) return [{ blockId, path, message: "A file was deleted from the library: choose another" }];
    const isVideo = type !== "video" || path[0] !== "file" || file.kind === "film";
    return isVideo ? [] : [{ blockId, path, message: `${file.name} is not a video: choose an MP4 or WebM` }];
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

/** Path inside a block's props: `["steps", 2, "title"]`. */
type Path = (string | number)[];

/** A text inside a block's props, with its path and field name. */
interface FoundText {
  path: Path;
  name: string;
  text: string;
}

/** Returns every text in a value, in order, with its path. */
export function textsIn(value: unknown, path: Path = []): FoundText[] {
  if (typeof value === "string") return [{ path, name: String(path.at(-1) ?? ""), text: value }];
  if (typeof value !== "object" || value === null) return [];
  const entries: [string | number, unknown][] = Array.isArray(value)
    ? [...value.entries()]
    : Object.entries(value);
  return entries.flatMap(([key, part]) => textsIn(part, [...path, key]));
}

/** Shortens a path into rich text to the path of its field. */
export function fieldPath(path: Path): Path {
  const content = path.indexOf("content");
  return content === -1 ? path : path.slice(0, content);
}
