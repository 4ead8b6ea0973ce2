import { paperFragment } from "#app/paths/paper-fragment.ts";
import { classNames } from "./class-names.ts";
import { type PictureSources, type ShownPicture, sourcesFor } from "./picture-sources.ts";

interface PictureProps {
  picture: ShownPicture;
  /** Empty for decorative pictures. */
  alt: string;
  /** The display width, as a `sizes` attribute. */
  sizes: string;
  /** Pixels or a ratio: the box of a picture without known dimensions. */
  width: number;
  height: number;
  /** Whether it is visible when the page opens: then it loads with high priority, otherwise lazily. */
  isFirst?: boolean;
  /** The focal point when the picture is cropped, such as `50% 20%`. */
  focus?: string;
  className?: string;
}

/**
 * A picture in the best width for the browser; those without AVIF, older than the supported ones, get one width. Missing
 * or unfinished pictures of the library leave the box empty.
 */
export function Picture({
  picture,
  alt,
  sizes,
  width,
  height,
  isFirst = false,
  focus,
  className,
}: PictureProps) {
  const sources = sourcesFor(picture);
  if (!sources) return null;
  const position = focus ?? sources.focus;
  const image = (
    <img
      src={sources.src}
      alt={alt}
      width={sources.width ?? width}
      height={sources.height ?? height}
      loading={isFirst ? undefined : "lazy"}
      decoding="async"
      {...(isFirst ? priority : undefined)}
      className={classNames(isPaperArt(sources) && "paper-art", className)}
      style={{
        objectPosition: position,
        backgroundColor: sources.ground,
        ...(sources.placeholder ? behind(sources.placeholder, position) : undefined),
      }}
    />
  );
  if (!sources.avif) return image;
  return (
    <picture className="contents">
      {/* Hidden, because it would be an item in a flex or grid container. */}
      <source type="image/avif" srcSet={sources.avif} sizes={sizes} className="hidden" />
      {image}
    </picture>
  );
}

/** The tiny placeholder fills the box like the picture, smoothed by the browser. */
function behind(placeholder: string, position?: string) {
  return {
    backgroundImage: `url(${placeholder})`,
    backgroundSize: "cover",
    backgroundPosition: position,
  };
}

/** Whether dark.css inverts it: ink on paper becomes light lines on graphite. */
function isPaperArt({ ground, src }: PictureSources): boolean {
  return paperGrounds.has(ground) || src.endsWith(paperFragment);
}

const paperGrounds = new Set<string | undefined>(["#f5f3ee", "#eae6dc"]);

/** Lower case as in HTML: React 18 warns about `fetchPriority`. */
const priority = { fetchpriority: "high" };
