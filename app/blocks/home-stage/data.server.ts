import { hasDemoPictures } from "#app/domain/media/demo-pictures.server.ts";
import { type LibraryPicture, pictureAt } from "#app/domain/media/media-item.ts";
import { childrenOfRole } from "#app/domain/pages/page-index.ts";
import { listPublishedPages } from "#app/domain/pages/pages.server.ts";
import { drawingLookOf } from "#app/domain/settings/drawing-look.ts";
import { defaultSettings, type Settings } from "#app/domain/settings/registry.ts";
import { initialOf } from "#app/domain/texts/initial.ts";
import { outlineDrawing, stageDrawing } from "#app/flow-field/drawings.server.ts";
import type { ReadSettings } from "../resolve-blocks.server.ts";

/** The number of solutions that fit at the bottom of the stage. */
const MAX_SOLUTIONS = 9;

export default async function loadHomeStage(_props: unknown, readSettings: ReadSettings) {
  const settings = await readSettings();
  if (!settings.home_hero_section_enabled) return null;
  const solutions = childrenOfRole(await listPublishedPages(), "solutions")
    .slice(0, MAX_SOLUTIONS)
    .map(({ title, path }) => ({ title, path }));
  return {
    brand: {
      name: settings.brand_name,
      initial: initialOf(settings.brand_name),
      logo: pictureAt(settings.brand_logo),
      logoOnInk: pictureAt(settings.brand_logo_on_ink),
    },
    headline: settings.home_hero_headline,
    ...(settings.home_hero_enabled
      ? { opening: { description: settings.home_hero_description, solutions } }
      : {}),
    introText: settings.home_hero_intro_text,
    coordinates: settings.home_offices_items[0]?.coordinates,
    scenery: sceneryOf(settings),
  };
}

/** What moves, or stands still, behind the text. */
interface Scenery {
  /** The brand's own; a film may have no picture. */
  picture?: string | LibraryPicture;
  film?: string | LibraryPicture;
  /** Whether the demo's films are there. */
  hasFilms?: boolean;
  /** Addresses of the drawings, without an own picture and the demo's films. */
  stills?: Record<"wide" | "tall" | "shape", string>;
  /** `circle`, `none`, or the address of the brand's outline. */
  shape: string;
}

function sceneryOf(settings: Settings): Scenery {
  const { home_hero_picture: picture, home_hero_film: film, brand_shape } = settings;
  const own = film ? { film: pictureAt(film) } : {};
  if (picture) return { ...own, picture: pictureAt(picture), shape: "none" };
  const look = drawingLookOf(settings);
  const shape = brand_shape === "outline" ? (look.outline ? outlineDrawing(look) : "circle") : brand_shape;
  if (!film && hasDemoPictures && settings.home_hero_films_enabled && hasColoursOfFilms(settings))
    return { hasFilms: true, shape };
  const stills = {
    wide: stageDrawing("wide", look),
    tall: stageDrawing("tall", look),
    shape: stageDrawing("shape", look),
  };
  return { ...own, stills, shape };
}

/** The films of the demo have the default colours. */
function hasColoursOfFilms(settings: Settings): boolean {
  const keys = ["brand_ink_color", "brand_paper_color", "brand_signal_color"] as const;
  return keys.every((key) => settings[key].toLowerCase() === defaultSettings[key].toLowerCase());
}
