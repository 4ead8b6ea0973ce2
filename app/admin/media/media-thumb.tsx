import { isMediaType, mediaTypes } from "#app/domain/media/media.ts";
import type { MediaItem } from "#app/domain/media/media-item.ts";
import { classNames } from "#app/ui/class-names.ts";

interface MediaThumbProps {
  item: Pick<MediaItem, "kind" | "type" | "state" | "source" | "focusX" | "focusY">;
  /** How wide it is shown, as the attribute of the same name says it. */
  sizes: string;
  /** Whether all of it is seen, or as much as fills the box around its focal point. */
  fit?: "cover" | "contain";
  className?: string;
}

/** A medium in a box: its picture, or a sign of what it is. Its name stands beside it, so it has none of its own. */
export function MediaThumb({ item, sizes, fit = "cover", className }: MediaThumbProps) {
  const { kind, source, state, type } = item;
  const box = classNames("relative block overflow-hidden bg-sand", className);
  if (source && kind === "picture") {
    return (
      <span className={box} style={source.placeholder ? behind(source.placeholder) : undefined}>
        <picture className="contents">
          <source type="image/avif" srcSet={source.avif} sizes={sizes} />
          <source type="image/webp" srcSet={source.webp} sizes={sizes} />
          <img
            src={source.fallback}
            alt=""
            width={source.width ?? undefined}
            height={source.height ?? undefined}
            loading="lazy"
            decoding="async"
            className={`absolute inset-0 size-full ${fit === "cover" ? "object-cover" : "object-contain"}`}
            style={{ objectPosition: `${item.focusX * 100}% ${item.focusY * 100}%` }}
          />
        </picture>
      </span>
    );
  }
  if (source && kind === "drawing") {
    return (
      <span className={box}>
        <img
          src={source.fallback}
          alt=""
          loading="lazy"
          className="absolute inset-[10%] size-[80%] object-contain"
        />
      </span>
    );
  }
  return (
    <span className={classNames(box, "grid! place-items-center")}>
      <span className="mono text-muted">
        {state === "processing" ? "Being prepared" : isMediaType(type) ? mediaTypes[type].label : type}
      </span>
    </span>
  );
}

function behind(placeholder: string) {
  return { backgroundImage: `url(${placeholder})`, backgroundSize: "cover" };
}
