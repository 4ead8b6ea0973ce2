import { fileAddress } from "#app/ui/file-address.ts";
import { Picture } from "#app/ui/picture.tsx";
import type { PictureSources } from "#app/ui/picture-sources.ts";

/** A picture of a block; with its files if it is of the library. */
export interface PictureOfBlock extends Partial<PictureSources> {
  mediaId?: string;
  alt: string;
  isDecorative: boolean;
  /** Focal point, as fractions of width and height; by default, that of the media library. */
  focusX?: number;
  focusY?: number;
}

interface BlockPictureProps {
  image: PictureOfBlock;
  /** The display width, as a `sizes` attribute. */
  sizes: string;
  /** The box for pictures of unknown size. */
  width: number;
  height: number;
  className?: string;
}

/** A block's picture, or an empty box of the same proportions while none is chosen. */
export function BlockPicture({ image, width, height, className = "", ...rest }: BlockPictureProps) {
  if (!fileAddress(image)) {
    return (
      <svg aria-hidden="true" viewBox={`0 0 ${width} ${height}`} className={`block bg-sand ${className}`} />
    );
  }
  return (
    <Picture
      {...rest}
      picture={image}
      alt={pictureAlt(image)}
      width={width}
      height={height}
      focus={focusOf(image)}
      className={`bg-sand ${className}`}
    />
  );
}

/** Decorative pictures have an empty alternative text. */
export function pictureAlt({ alt, isDecorative }: PictureOfBlock): string {
  return isDecorative ? "" : alt;
}

/** The CSS position of the focal point; undefined for that of the media library. */
export function focusOf({ focusX, focusY }: PictureOfBlock): string | undefined {
  if (focusX === undefined || focusY === undefined) return undefined;
  return `${Math.round(focusX * 100)}% ${Math.round(focusY * 100)}%`;
}
