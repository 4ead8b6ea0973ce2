import type { Size } from "../../app/flow-field/point.ts";
import type { ContentLanguage } from "../../db/schema/columns.ts";
import { readDemoLanguages } from "../content.ts";
import { avatars } from "./avatars/avatars.ts";
import { type Composition, sheetOf } from "./composition.ts";
import { coverPage, screenWallPage } from "./covers/cover-page.tsx";
import { covers, screenWall } from "./covers/covers.ts";
import { figures } from "./covers/figures.tsx";
import { stackPage, stackSlugs } from "./covers/stack-page.tsx";
import { films } from "./films/films.ts";
import { ink } from "./lines/sheet.ts";
import { news } from "./news/news.ts";
import { offices } from "./offices/offices.ts";
import { groupPhoto } from "./portraits/group-photo.ts";
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
    offices: { width: 960, height: 720, widths: [480, 960, 1600], compositions: offices },
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
  const languages: ContentLanguage[] = ["", ...readDemoLanguages()];
  const inEach = languages.flatMap((language) => [
    ...covers.map((slug) => coverOf(nameIn(language, slug), () => coverPage(slug, language))),
    coverOf(nameIn(language, "cases"), () => screenWallPage(screenWall, language)),
  ]);
  const stacks = stackSlugs().map((slug) => coverOf(slug, () => stackPage(slug)));
  const inArticles = Object.entries(figures).map(([slug, page]) => coverOf(slug, page));
  return [...inEach, ...stacks, ...inArticles, teamCover, ...stills, ...films.map(posterOf)];
}

/** Such as `ostra-bank-de`. */
const nameIn = (language: ContentLanguage, slug: string) => [slug, language].filter(Boolean).join("-");

const coverSize = { width: 1600, height: 1000 };
/** All have one ground, that of the site, until they are loaded: every page lists the grounds of pictures. */
const coverFiles = { ...coverSize, widths: [640, 1024, 1600], fallbackWidth: 1024, ground: ink.ground };

/** A cover that is a page of HTML. */
function coverOf(slug: string, page: () => string): Still {
  return {
    name: `covers/${slug}`,
    ...coverFiles,
    render: (rasteriser, scale) => rasteriser.capture(page(), coverSize, scale),
  };
}

const teamCover: Still = {
  name: "covers/team",
  ...coverFiles,
  render: (rasteriser, scale) => rasteriser.draw(sheetOf(groupPhoto, coverSize), scale),
};

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
