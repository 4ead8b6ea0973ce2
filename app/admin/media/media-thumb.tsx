import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { isMediaType, type MediaSource, mediaTypes } from "#app/domain/media/media.ts";
import type { MediaChoice, MediaItem } from "#app/domain/media/media-item.ts";
import { classNames } from "#app/ui/class-names.ts";
import { fileSize } from "#app/ui/file-size.ts";

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
        <span className="mono text-muted">Cannot be loaded</span>
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
        {state === "processing" ? "Processing…" : isMediaType(type) ? mediaTypes[type].label : type}
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

interface MediaGridProps {
  items: MediaChoice[];
  onPick: (item: MediaChoice) => void;
}

/** A grid to choose one media item. Arrow keys, Home and End move, Enter chooses. */
export function MediaGrid({ items, onPick }: MediaGridProps) {
  const list = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const reachable = Math.min(current, items.length - 1);

  function move(event: KeyboardEvent) {
    const buttons = [...(list.current?.querySelectorAll("button") ?? [])];
    const target = targetOf(event.key, reachable, columnsOf(buttons), buttons.length);
    if (target === undefined) return;
    event.preventDefault();
    setCurrent(target);
    buttons[target]?.focus();
  }

  return (
    <ul ref={list} onKeyDown={move} className="grid grid-cols-[repeat(auto-fill,minmax(140px,1fr))] gap-3">
      {items.map((item, position) => (
        <li key={item.id}>
          <button
            type="button"
            data-choice
            tabIndex={position === reachable ? 0 : -1}
            aria-disabled={item.source === null || undefined}
            onFocus={() => setCurrent(position)}
            onClick={() => item.source && onPick(item)}
            className="block w-full cursor-pointer text-left outline-offset-3 hover:outline-2 hover:outline-line focus-visible:outline-2 focus-visible:outline-signal-text aria-disabled:cursor-progress"
          >
            <MediaThumb item={item} sizes="180px" className="aspect-[4/3]" />
            <span className="mt-1.5 block truncate">{item.name}</span>
            <span className="block truncate text-[0.75rem] text-muted">{captionOf(item)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

function captionOf({ state, source, alt, kind, type, size }: MediaChoice): string {
  if (!source) return state === "failed" ? "Processing failed" : "Processing…";
  if (kind === "film" || kind === "document") {
    return `${isMediaType(type) ? mediaTypes[type].label : type} · ${fileSize(size)}`;
  }
  if (alt === null) return "No alternative text yet";
  return alt || "Decorative";
}

/** The current number of columns. */
function columnsOf(buttons: HTMLElement[]): number {
  const [first] = buttons;
  const columns = buttons.findIndex(({ offsetTop }) => first && offsetTop > first.offsetTop);
  return columns === -1 ? buttons.length : columns;
}

function targetOf(key: string, from: number, columns: number, count: number): number | undefined {
  const steps: Record<string, number | undefined> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -columns,
    ArrowDown: columns,
    Home: -from,
    End: count - 1 - from,
  };
  const step = steps[key];
  if (step === undefined) return undefined;
  return Math.max(0, Math.min(count - 1, from + step));
}
