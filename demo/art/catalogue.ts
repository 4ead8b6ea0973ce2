import type { Size } from "../../app/flow-field/point.ts";
import { avatars } from "./avatars/avatars.ts";
import { type Composition, sheetOf } from "./composition.ts";
import { coverPage } from "./covers/cover-page.tsx";
import { covers } from "./covers/covers.ts";
import { films } from "./films/films.ts";
import { news } from "./news/news.ts";
import { offices } from "./offices/offices.ts";
import { portraits } from "./portraits/portraits.ts";
import type { Rasteriser } from "./raster/rasteriser.ts";
import { services } from "./services/services.ts";
import { solutions } from "./solutions/solutions.ts";

/** A still picture with all its output widths. */
export interface Still extends Size {
  /** The kind and the slug: `covers/ostra-bank`. */
  name: string;
  /** Ascending: the widths stored as AVIF, and the one also stored as WebP. */
  widths: number[];
  fallbackWidth: number;
  ground: string;
  /** Returns it as a PNG, `scale` times its size. */
  render: (rasteriser: Rasteriser, scale: number) => Promise<Buffer>;
}

interface Kind extends Size {
  widths: number[];
  /** Whether the smallest width is shown at 90 to 240 px, in lists. */
  hasThumbnail?: boolean;
  compositions: Record<string, Composition>;
}

/** Returns all still pictures. */
export function listStills(): Still[] {
  const kinds: Record<string, Kind> = {
    solutions: {
      width: 1920,
      height: 620,
      widths: [640, 1280, 1920],
      hasThumbnail: true,
      compositions: solutions,
    },
    services: {
      width: 1920,
      height: 620,
      widths: [640, 1280, 1920],
      hasThumbnail: true,
      compositions: services,
    },
    news: { width: 1600, height: 900, widths: [640, 1024, 1600], hasThumbnail: true, compositions: news },
    offices: { width: 960, height: 720, widths: [480, 960], compositions: offices },
    portraits: { width: 480, height: 600, widths: [240, 480], compositions: portraits },
    avatars: { width: 384, height: 384, widths: [96, 192, 384], compositions: avatars },
  };
  const stills = Object.entries(kinds).flatMap(
    ([kind, { compositions, width, height, widths, hasThumbnail }]) =>
      Object.entries(compositions).map(
        ([slug, composition]): Still => ({
          name: `${kind}/${slug}`,
          width,
          height,
          widths,
          fallbackWidth: fallbackOf(widths),
          ground: composition.palette.ground,
          render: (rasteriser, scale) =>
            rasteriser.draw(
              sheetOf(composition, { width, height }),
              scale,
              hasThumbnail && scale * width === widths[0] ? "thumbnail" : "picture",
            ),
        }),
      ),
  );
  return [...covers.map(coverOf), ...stills, ...films.map(posterOf)];
}

/** All have one ground, that of the site, until they are loaded: every page lists the grounds of pictures. */
function coverOf(slug: string): Still {
  const size = { width: 1600, height: 1000 };
  const widths = [640, 1024, 1600];
  return {
    name: `covers/${slug}`,
    ...size,
    widths,
    fallbackWidth: fallbackOf(widths),
    ground: "#0e1112",
    render: (rasteriser, scale) => rasteriser.capture(coverPage(slug), size, scale),
  };
}

/** Hairlines are two and a half times as large in WebP as in AVIF: it has the second width, not the third. */
function fallbackOf([first = 0, second = first]: number[]): number {
  return second;
}

/** Line widths scale with a poster, so that it stays identical to the first frame of its film. */
function posterOf({ name, width, height, posterWidths, frame }: (typeof films)[number]): Still {
  return {
    name: `films/${name}`,
    width,
    height,
    widths: posterWidths,
    fallbackWidth: fallbackOf(posterWidths),
    ground: "#0e1112",
    render: (rasteriser, scale) => rasteriser.draw(frame(0), scale, "proportional"),
  };
}
