import { buttonClasses } from "#app/admin/classes.ts";
import type { MediaItem } from "#app/domain/media/media-item.ts";
import { MediaThumb } from "./media-thumb.tsx";

/** What a medium without a focal point looks like: a film that plays, a sign, or what went wrong. */
export function ItemPreview({ item }: { item: MediaItem }) {
  if (item.source && item.kind === "film") {
    return (
      // biome-ignore lint/a11y/useMediaCaption: captions belong to the block that shows the film, not to the file
      <video
        controls
        preload="metadata"
        src={item.source.fallback}
        aria-label={item.name}
        className="block aspect-video w-full bg-[#0e1112]"
      />
    );
  }
  if (item.source && item.kind === "document") {
    return (
      <div className="grid aspect-video place-items-center bg-sand">
        <a href={item.source.fallback} target="_blank" rel="noopener" className={buttonClasses.plain}>
          Open the PDF<span className="sr-only"> in a new tab</span>
        </a>
      </div>
    );
  }
  return <MediaThumb item={item} sizes="760px" className="aspect-video w-full" />;
}
