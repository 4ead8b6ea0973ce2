import { createContext, useContext } from "react";
import { classNames } from "./class-names.ts";
import { type PictureSources, pictureFor } from "./picture-sources.ts";

interface PictureProps {
  src: string;
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
 * A picture in the best format and width for the browser; paths without known sources are used unchanged. Missing or
 * unfinished uploads leave the box empty.
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
      className={classNames(paperGrounds.has(sources?.ground) && "paper-art", className)}
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
      {/* Hidden, because each would be an item in a flex or grid container. */}
      <source type="image/avif" srcSet={sources.avif} sizes={sizes} className="hidden" />
      <source type="image/webp" srcSet={sources.webp} sizes={sizes} className="hidden" />
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

/** Grounds of art that dark.css inverts: ink on paper becomes light lines on graphite. */
const paperGrounds = new Set<string | undefined>(["#f5f3ee", "#eae6dc"]);

/** Lower case as in HTML: React 18 warns about `fetchPriority`. */
const priority = { fetchpriority: "high" };

/** Uploaded pictures by address; null for one that cannot be shown. */
export type UploadedPictures = Record<string, PictureSources | null>;

const Uploaded = createContext<UploadedPictures>({});

/** Provides the pictures of the media library that the page's loaders have resolved. */
export const UploadedPicturesProvider = Uploaded.Provider;

/**
 * Returns the sources of an uploaded or generated picture by its address; undefined for any other, null for a missing
 * one.
 */
export function usePictureSources(src: string): PictureSources | null | undefined {
  const uploaded = useContext(Uploaded)[src];
  return uploaded === undefined ? pictureFor(src) : uploaded;
}
