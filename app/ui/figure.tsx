import { classNames } from "./class-names.ts";
import { Picture } from "./picture.tsx";
import { type ShownPicture, wideSizes } from "./picture-sources.ts";

interface FigureProps {
  picture: ShownPicture;
  /** Empty for decorative pictures. */
  alt: string;
  caption?: string;
  /** The CSS position of the focal point; by default, that of the media library. */
  focus?: string;
  /** Whether it is visible when the page opens. */
  isFirst?: boolean;
  className?: string;
}

/** A wide picture with a fixed aspect ratio, so that loading shifts nothing; the caption overlays it. */
export function Figure({ picture, alt, caption, focus, isFirst = false, className }: FigureProps) {
  return (
    <figure
      className={classNames("relative aspect-[4/3] bg-sand sm:aspect-[16/8] xl:aspect-[117/47]", className)}
    >
      <Picture
        picture={picture}
        alt={alt}
        sizes={wideSizes}
        width={1170}
        height={470}
        focus={focus}
        isFirst={isFirst}
        className="absolute inset-0 size-full object-cover"
      />
      {caption ? (
        <figcaption className="mono absolute bottom-4.5 left-0 pr-edge-right pl-edge-left">
          <span className="bg-sand/90 box-decoration-clone px-1.5 py-1 -ml-1.5">{caption}</span>
        </figcaption>
      ) : null}
    </figure>
  );
}
