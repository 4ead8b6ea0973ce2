import { usePictureSources } from "./uploaded-pictures.ts";

interface PictureProps {
  src: string;
  /** Empty for decoration. */
  alt: string;
  /** How wide it is shown, as the attribute of the same name says it. */
  sizes: string;
  /** Pixels or a proportion: the box of a picture that is not one of ours. Ours know their own. */
  width: number;
  height: number;
  /** Whether it is in sight when the page opens: it is fetched first then, and late otherwise. */
  isFirst?: boolean;
  /** The point that stays in sight when its box is of another proportion, such as `50% 20%`. */
  focus?: string;
  className?: string;
}

/**
 * A picture in the best format and width the browser can use; any other path than ours is shown as it is. An uploaded
 * one that is lost, or not ready to be shown, leaves its box empty.
 */
export function Picture({ src, alt, sizes, width, height, isFirst = false, focus, className }: PictureProps) {
  const sources = usePictureSources(src);
  if (sources === null) return null;
  const position = focus ?? sources?.focus;
  const image = (
    <img
      src={sources?.fallback ?? src}
      alt={alt}
      width={sources?.width ?? width}
      height={sources?.height ?? height}
      loading={isFirst ? undefined : "lazy"}
      decoding="async"
      {...(isFirst ? priority : undefined)}
      className={className}
      style={{
        objectPosition: position,
        backgroundColor: sources?.ground,
        ...(sources?.placeholder ? behind(sources.placeholder, position) : undefined),
      }}
    />
  );
  if (!sources?.avif) return image;
  return (
    <picture className="contents">
      {/* Hidden: in a flex or grid box each would be an item with a gap of its own. */}
      <source type="image/avif" srcSet={sources.avif} sizes={sizes} className="hidden" />
      <source type="image/webp" srcSet={sources.webp} sizes={sizes} className="hidden" />
      {image}
    </picture>
  );
}

/** The few pixels fill the box as the picture will, smoothed by the browser. */
function behind(placeholder: string, position?: string) {
  return {
    backgroundImage: `url(${placeholder})`,
    backgroundSize: "cover",
    backgroundPosition: position,
  };
}

/** Spelled as HTML spells it: React 18 warns about `fetchPriority`. */
const priority = { fetchpriority: "high" };
