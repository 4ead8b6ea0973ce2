import { films } from "#app/ui/films.ts";
import { sourcesOf } from "#app/ui/picture-sources.ts";

interface PosterProps {
  film: keyof typeof films;
  /** What takes its place on a screen held upright. */
  uprightFilm?: keyof typeof films;
  /** How wide it is shown, as the attribute of the same name says it. */
  sizes: string;
  /** The same for the upright one. */
  uprightSizes?: string;
  /** Whether it is in sight when the page opens. */
  isFirst?: boolean;
}

/** The first frame of a film, for decoration. */
export function Poster({ film, uprightFilm, sizes, uprightSizes = sizes, isFirst = false }: PosterProps) {
  const sources = sourcesOf(films[film].poster);
  const upright = uprightFilm && sourcesOf(films[uprightFilm].poster);
  if (!sources) return null;
  const { avif, webp, fallback, width, height } = sources;
  return (
    <picture>
      {upright ? (
        <>
          <source media={heldUpright} type="image/avif" srcSet={upright.avif} sizes={uprightSizes} />
          <source media={heldUpright} type="image/webp" srcSet={upright.webp} sizes={uprightSizes} />
        </>
      ) : null}
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <source type="image/webp" srcSet={webp} sizes={sizes} />
      <img
        src={fallback}
        alt=""
        width={width}
        height={height}
        decoding="async"
        loading={isFirst ? undefined : "lazy"}
      />
    </picture>
  );
}

/** Of the screen; film.ts chooses by it too. */
export const heldUpright = "(orientation: portrait)";
