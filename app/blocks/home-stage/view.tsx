import type { ReactNode } from "react";
import { fileAddress } from "#app/ui/file-address.ts";
import { Picture } from "#app/ui/picture.tsx";
import { unmanagedHtml } from "#app/ui/unmanaged-html.ts";
import { HiddenSection } from "../hidden-section.tsx";
import type { BlockData, ViewProps } from "../resolved-block.ts";
import { Opening } from "./opening.tsx";
import { OwnFilm } from "./own-film.tsx";
import ownScenery from "./own-scenery.css?url";
import { PauseButton } from "./pause-button.tsx";
import { portraitMedia } from "./portrait-media.ts";
import { Poster } from "./poster.tsx";
import { stageId, stageSentinelId } from "./stage-id.ts";

/**
 * The dark stage at the top of the home page, pinned while the page scrolls through it. The server renders it;
 * `stage-motion-element.ts` animates it. Without JavaScript or with reduced motion it is two screens, one below the
 * other. After the first rendering the script controls every `data-…` attribute and variable.
 *
 * `isStill`: two screens without intro and films, for the editor and previews.
 */
export default function HomeStage({
  data,
  place,
  isStill = true,
}: ViewProps<"home-stage"> & { isStill?: boolean }) {
  if (!data) return <HiddenSection label="Stage" />;
  const { scenery } = data;
  const isOwn = Boolean(scenery.picture || scenery.film);
  const isMoving = !isStill && Boolean(scenery.film || !isOwn);
  const state = isStill
    ? { "data-short": "", "data-visible": "false", "data-intro": "none", "data-navbar": "shown" }
    : { "data-visible": "true", "data-intro": "awaited", "data-navbar": "hidden" };
  return (
    <section
      id={stageId}
      {...state}
      data-shape={scenery.shape}
      data-own={isOwn ? "" : undefined}
      className="stage on-ink relative"
      suppressHydrationWarning
    >
      {isOwn ? <link rel="stylesheet" href={ownScenery} /> : null}
      <div className="stage-view">
        <Scenery {...scenery} isStill={isStill} />
        <Opening data={data} place={place} />
        {isMoving ? <PauseButton /> : null}
        <Story text={data.introText} {...scenery} />
        <Eye brand={data.brand} />
      </div>
      <SideLines />
      <div id={stageSentinelId} className="absolute top-full" />
      {isStill ? null : <stage-motion />}
    </section>
  );
}

type Stage = NonNullable<BlockData["home-stage"]>;

/** The gap in the flow-field art, where the intro shows the logo and the icons. */
function Eye({ brand }: { brand: Stage["brand"] }) {
  const logo = fileAddress(brand.logoOnInk) || fileAddress(brand.logo);
  return (
    <div aria-hidden="true" className="stage-eye" suppressHydrationWarning>
      <svg aria-hidden="true" className="stage-eye-ring" viewBox="0 0 100 100" suppressHydrationWarning>
        <path d="M99 50a49 49 0 1 1-98 0a49 49 0 1 1 98 0" pathLength="100" />
      </svg>
      <span className="stage-eye-logo">
        {logo ? (
          <img src={logo} alt="" width="32" height="32" loading="lazy" />
        ) : (
          <svg aria-hidden="true" viewBox="0 0 32 32" fill="currentColor">
            <text x="16" y="23.5" textAnchor="middle" fontSize="22" fontWeight="700">
              {brand.initial}
            </text>
          </svg>
        )}
      </span>
      <svg aria-hidden="true" className="stage-eye-icon" viewBox="0 0 24 24">
        <use />
      </svg>
    </div>
  );
}

type SceneryProps = Stage["scenery"];

/** The moving background; the script adds the live lines, and a film over each poster. */
function Scenery(props: SceneryProps & { isStill: boolean }) {
  return (
    <div aria-hidden="true" className="stage-scenery">
      <FirstScreen {...props} />
      {props.hasFilms ? <FilmPlace film="background" className="stage-film stage-background" /> : null}
      <div className="stage-live-place" {...unmanagedHtml} />
      <div className="stage-shade" suppressHydrationWarning />
    </div>
  );
}

function FirstScreen({ hasFilms, film, isStill, ...own }: SceneryProps & { isStill: boolean }) {
  if (hasFilms)
    return (
      <FilmPlace film="intro" className="stage-film stage-air">
        {/* On phones as sharp as the film, which is 720 pixels wide. */}
        <Poster film="intro" uprightFilm="intro-tall" sizes="90vw" uprightSizes="60vw" isFirst />
      </FilmPlace>
    );
  if (film)
    return (
      <OwnFilm address={fileAddress(film)} hasFirstFrame={isStill && !own.picture}>
        <Still {...own} />
      </OwnFilm>
    );
  return (
    <div data-still className="stage-film stage-air" suppressHydrationWarning>
      <Still {...own} />
    </div>
  );
}

function Still({ stills, picture }: Pick<SceneryProps, "stills" | "picture">) {
  if (!stills)
    return <Picture picture={picture ?? ""} alt="" sizes="100vw" width={1280} height={720} isFirst />;
  return (
    <picture>
      <source media={portraitMedia} srcSet={stills.tall} />
      <img src={stills.wide} alt="" width="1280" height="720" decoding="async" />
    </picture>
  );
}

/** HOME-06: lines that grow along both sides of the stage on scroll. */
function SideLines() {
  return (
    <div aria-hidden="true" className="stage-lines" suppressHydrationWarning>
      <span />
      <span />
    </div>
  );
}

/** HOME-05: the text that appears while the film shrinks into its corner. */
function Story({ text, ...scenery }: SceneryProps & { text: string }) {
  return (
    <div className="stage-story">
      <p className="stage-text" suppressHydrationWarning>
        {text}
      </p>
      {scenery.hasFilms ? (
        <FilmPlace film="loop" className="stage-loop">
          <Poster film="loop" sizes="11rem" />
        </FilmPlace>
      ) : null}
      <div aria-hidden="true" className="stage-frame" suppressHydrationWarning>
        <div className="stage-window">
          <WindowPicture {...scenery} />
        </div>
        <span className="stage-frame-progress" />
      </div>
    </div>
  );
}

function WindowPicture({ hasFilms, stills, picture }: SceneryProps) {
  if (hasFilms)
    return (
      <FilmPlace film="reel" className="stage-window-film">
        <Poster film="reel" sizes="(orientation: landscape) 46vw, 100vw" />
      </FilmPlace>
    );
  return (
    <div data-still className="stage-window-film">
      {stills ? (
        <img src={stills.shape} alt="" width="1280" height="720" decoding="async" loading="lazy" />
      ) : (
        // The sizes of the first screen, whose file has arrived.
        <Picture picture={picture ?? ""} alt="" sizes="100vw" width={1280} height={720} />
      )}
    </div>
  );
}

interface FilmPlaceProps {
  film: "intro" | "background" | "loop" | "reel";
  className: string;
  /** The poster. */
  children?: ReactNode;
}

/** The container of a film. The script inserts the film into an element whose content React does not manage. */
function FilmPlace({ film, className, children }: FilmPlaceProps) {
  return (
    <div aria-hidden="true" data-film={film} className={className} suppressHydrationWarning>
      {children}
      <div data-film-layers {...unmanagedHtml} />
    </div>
  );
}
