import { Picture } from "#app/ui/picture.tsx";
import { fileAddress } from "./file-address.ts";

/** A picture as a block stores it. */
export interface StoredPicture {
  mediaId?: string;
  src?: string;
  alt: string;
  isDecorative: boolean;
  /** Where to look first, as fractions of width and height; the library's own where not said. */
  focusX?: number;
  focusY?: number;
}

interface BlockPictureProps {
  image: StoredPicture;
  /** How wide it is shown, as the attribute of the same name says it. */
  sizes: string;
  /** The box of a picture of unknown size. */
  width: number;
  height: number;
  className?: string;
}

/** Draws a block's picture; while none is chosen, an empty box of the same proportions. */
export function BlockPicture({ image, width, height, className = "", ...rest }: BlockPictureProps) {
  const src = fileAddress(image);
  if (!src) {
    return (
      <svg aria-hidden="true" viewBox={`0 0 ${width} ${height}`} className={`block bg-sand ${className}`} />
    );
  }
  return (
    <Picture
      {...rest}
      src={src}
      alt={pictureAlt(image)}
      width={width}
      height={height}
      focus={focusOf(image)}
      className={`bg-sand ${className}`}
    />
  );
}

/** Decoration is silent. */
export function pictureAlt({ alt, isDecorative }: StoredPicture): string {
  return isDecorative ? "" : alt;
}

function focusOf({ focusX, focusY }: StoredPicture): string | undefined {
  if (focusX === undefined || focusY === undefined) return undefined;
  return `${Math.round(focusX * 100)}% ${Math.round(focusY * 100)}%`;
}
