import type { BlockKind } from "#app/admin/editor/library.ts";
import type { StoredBlock } from "#app/domain/documents/content.ts";
import type { MediaItem } from "#app/domain/media/media-item.ts";
import type { FieldDescription } from "#app/fields/field-meta.ts";
import { isRecord, type PropPath } from "#app/fields/prop-path.ts";
import type { Finding } from "./finding-list.tsx";

type Library = ReadonlyMap<string, Pick<MediaItem, "name" | "kind" | "width">>;

/** Advice on pictures of the library with fewer pixels than their field needs. Drawings are sharp at any width. */
export function findSmallPictures(
  blocks: readonly StoredBlock[],
  kinds: ReadonlyMap<string, Pick<BlockKind, "fields">>,
  library: Library,
): Finding[] {
  return blocks.flatMap(({ id: blockId, type, props }) =>
    picturesIn(kinds.get(type)?.fields ?? [], props, []).flatMap(({ mediaId, minWidth, path }): Finding[] => {
      const { name, kind, width } = library.get(mediaId) ?? {};
      if (!name || kind !== "picture" || !width || width >= minWidth) return [];
      const message = `The picture ${name} is ${width} pixels wide, too small for this place: use one of at least ${minWidth}`;
      return [{ weight: "advice", message, place: { kind: "block", blockId, path: [...path] } }];
    }),
  );
}

function picturesIn(
  fields: readonly FieldDescription[],
  values: unknown,
  path: PropPath,
): { mediaId: string; minWidth: number; path: PropPath }[] {
  if (Array.isArray(values)) return values.flatMap((item, at) => picturesIn(fields, item, [...path, at]));
  if (!isRecord(values)) return [];
  return fields.flatMap(({ name, minWidth, fields = [] }) => {
    const value = values[name];
    const inside = picturesIn(fields, value, [...path, name]);
    if (minWidth === undefined || !isRecord(value) || typeof value.mediaId !== "string") return inside;
    return [{ mediaId: value.mediaId, minWidth, path: [...path, name] }];
  });
}
