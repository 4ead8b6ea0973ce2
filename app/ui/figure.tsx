import { classNames } from "./class-names.ts";
import { Picture } from "./picture.tsx";

interface FigureProps {
  src: string;
  /** Empty for decorative pictures. */
  alt: string;
  caption?: string;
  /** Whether it is visible when the page opens. */
  isFirst?: boolean;
  className?: string;
}

/**
 * Beside the sidebar, where there is one. A picture wider than its box is cropped, so it is shown larger than the box.
 */
const sizes = "(max-width: 639px) 120vw, (max-width: 1024px) 100vw, calc(124vw - 335px)";

/** A wide picture with a fixed aspect ratio, so that loading shifts nothing; the caption overlays it. */
export function Figure({ src, alt, caption, isFirst = false, className }: FigureProps) {
  return (
    <figure
      className={classNames("relative aspect-[4/3] bg-sand sm:aspect-[16/8] xl:aspect-[117/47]", className)}
    >
      <Picture
        src={src}
        alt={alt}
        sizes={sizes}
        width={1170}
        height={470}
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
