import type { MediaItem } from "#app/domain/media/media-item.ts";
import { MediaThumb } from "./media-thumb.tsx";

/** The shapes that pictures are cut to most. */
const shapes = [
  { name: "Hero", classes: "aspect-[117/47] w-60" },
  { name: "Cover", classes: "aspect-[16/10] w-40" },
  { name: "Portrait", classes: "aspect-[4/5] w-20" },
  { name: "Avatar", classes: "aspect-square w-14" },
];

interface CropPreviewsProps {
  item: MediaItem;
  /** Per cent. */
  x: number;
  y: number;
}

/** What is left of a picture in the shapes of the site. */
export function CropPreviews({ item, x, y }: CropPreviewsProps) {
  return (
    <ul aria-label="As it is cut" className="mt-5 flex flex-wrap items-end gap-4">
      {shapes.map(({ name, classes }) => (
        <li key={name}>
          <MediaThumb
            item={{ ...item, focusX: x / 100, focusY: y / 100 }}
            sizes="240px"
            className={classes}
          />
          <span className="mt-1 block text-[0.75rem] text-muted">{name}</span>
        </li>
      ))}
    </ul>
  );
}
