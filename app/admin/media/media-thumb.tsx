import { useEffect, useRef, useState } from "react";
import { isMediaType, type MediaSource, mediaTypes } from "#app/domain/media/media.ts";
import type { MediaItem } from "#app/domain/media/media-item.ts";
import { classNames } from "#app/ui/class-names.ts";
import { messages } from "./messages.ts";

interface MediaThumbProps {
  item: Pick<MediaItem, "kind" | "type" | "state" | "source" | "focusX" | "focusY">;
  /** The `sizes` attribute of the image. */
  sizes: string;
  /** `contain` shows the whole picture, `cover` fills the box around its focal point. */
  fit?: "cover" | "contain";
  className?: string;
}

/** A thumbnail: the picture or an icon of the file type. Decorative, because the name is shown beside it. */
export function MediaThumb(props: MediaThumbProps) {
  const { kind, source } = props.item;
  if (!source || (kind !== "picture" && kind !== "drawing")) return <Sign {...props} />;
  // The key resets the error state for another picture.
  return <ThumbPicture key={source.fallback} {...props} source={source} />;
}

function ThumbPicture({
  item,
  source,
  sizes,
  fit = "cover",
  className,
}: MediaThumbProps & { source: MediaSource }) {
  const { image, isLost } = useLostImage(item.kind === "drawing");
  const isDrawing = item.kind === "drawing";
  if (isLost) {
    return (
      <span className={boxClasses(className, "grid! place-items-center")}>
        <span className="mono text-muted">{messages.cannotBeLoaded}</span>
      </span>
    );
  }
  return (
    <span
      className={boxClasses(className)}
      style={source.placeholder ? behind(source.placeholder) : undefined}
    >
      <picture className="contents">
        {source.avif ? <source type="image/avif" srcSet={source.avif} sizes={sizes} /> : null}
        {source.webp ? <source type="image/webp" srcSet={source.webp} sizes={sizes} /> : null}
        <img
          ref={image}
          src={source.fallback}
          alt=""
          width={source.width ?? undefined}
          height={source.height ?? undefined}
          loading="lazy"
          decoding="async"
          className={classNames(
            "absolute",
            isDrawing ? "inset-[10%] size-[80%]" : "inset-0 size-full",
            isDrawing || fit === "contain" ? "object-contain" : "object-cover",
          )}
          style={{ objectPosition: `${item.focusX * 100}% ${item.focusY * 100}%` }}
        />
      </picture>
    </span>
  );
}

function Sign({ item: { state, type }, className }: MediaThumbProps) {
  return (
    <span className={boxClasses(className, "grid! place-items-center")}>
      <span className="mono text-muted">
        {state === "processing" ? messages.processing : isMediaType(type) ? mediaTypes[type].label : type}
      </span>
    </span>
  );
}

/** Whether the picture failed to load, possibly before hydration. */
function useLostImage(isDrawing: boolean) {
  const image = useRef<HTMLImageElement>(null);
  const [isLost, setLost] = useState(false);
  useEffect(() => {
    const element = image.current;
    if (!element) return;
    const lose = () => setLost(true);
    // Some browsers report no natural size for an SVG without dimensions.
    if (!isDrawing && element.complete && element.currentSrc && element.naturalWidth === 0) lose();
    element.addEventListener("error", lose);
    return () => element.removeEventListener("error", lose);
  }, [isDrawing]);
  return { image, isLost };
}

function boxClasses(className: string | undefined, extra?: string) {
  return classNames("relative block overflow-hidden bg-sand", className, extra);
}

function behind(placeholder: string) {
  return { backgroundImage: `url(${placeholder})`, backgroundSize: "cover" };
}
