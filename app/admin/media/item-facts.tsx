import { Moment } from "#app/admin/moment.tsx";
import { isMediaType, kindNames, mediaTypes } from "#app/domain/media/media.ts";
import type { MediaItem } from "#app/domain/media/media-item.ts";
import { fileSize } from "#app/ui/file-size.ts";

/** What is known of the original. */
export function ItemFacts({ item }: { item: MediaItem }) {
  const { kind, type, width, height, size, createdAt } = item;
  const facts = [
    ["Kind", `${kindNames[kind].one}, ${isMediaType(type) ? mediaTypes[type].label : type}`],
    ["Pixels", width && height ? `${width} × ${height}` : null],
    ["Size", fileSize(size)],
    ["Uploaded", <Moment key="uploaded" at={createdAt} />],
  ] as const;
  return (
    <dl className="grid grid-cols-[88px_minmax(0,1fr)] gap-x-3 gap-y-1">
      {facts
        .filter(([, value]) => value !== null)
        .map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-muted">{name}</dt>
            <dd className="tabular-nums">{value}</dd>
          </div>
        ))}
    </dl>
  );
}
