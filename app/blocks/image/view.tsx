import { Figure } from "#app/ui/figure.tsx";
import { BlockPicture, focusOf, pictureAlt } from "../block-picture.tsx";
import type { ImageProps } from "./schema.ts";

export default function Image({ image, width }: ImageProps) {
  const { caption } = image;
  if (width === "full") {
    return (
      <Figure
        picture={image}
        alt={pictureAlt(image)}
        caption={caption}
        focus={focusOf(image)}
        className="mt-breath"
      />
    );
  }
  return (
    <figure
      className={
        width === "text"
          ? "mt-14 pr-edge-right pl-edge-left 2xl:pl-[calc(var(--edge-left)+13.375rem)]"
          : "mt-breath pr-edge-right pl-edge-left"
      }
    >
      <BlockPicture
        image={image}
        sizes={
          width === "text"
            ? "(max-width: 639px) 100vw, 42rem"
            : "(max-width: 1024px) 100vw, calc(100vw - 390px)"
        }
        width={1600}
        height={1000}
        className={width === "text" ? "h-auto w-full max-w-[42rem]" : "h-auto w-full"}
      />
      {caption ? <figcaption className="mono mt-3.5 max-w-[60em] text-muted">{caption}</figcaption> : null}
    </figure>
  );
}
