import { films } from "#app/ui/films.ts";
import { sourcesOf } from "#app/ui/picture-sources.ts";
import { portraitMedia } from "./portrait-media.ts";

interface PosterProps {
  film: keyof typeof films;
  /** The film for portrait screens. */
  uprightFilm?: keyof typeof films;
  /** The display width, as a `sizes` attribute. */
  sizes: string;
  /** The same for the portrait film. */
  uprightSizes?: string;
  /** Whether it is visible when the page opens. */
  isFirst?: boolean;
}

/** The first frame of a film; decorative. */
export function Poster({ film, uprightFilm, sizes, uprightSizes = sizes, isFirst = false }: PosterProps) {
  const { avif, src, width, height } = posterOf(film);
  const upright = uprightFilm && posterOf(uprightFilm);
  return (
    <picture>
      {upright ? (
        <source media={portraitMedia} type="image/avif" srcSet={upright.avif} sizes={uprightSizes} />
      ) : null}
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <img
        src={src}
        alt=""
        width={width}
        height={height}
        decoding="async"
        loading={isFirst ? undefined : "lazy"}
      />
    </picture>
  );
}

function posterOf(film: keyof typeof films) {
  return sourcesOf(films[film].poster, films[film]);
}
