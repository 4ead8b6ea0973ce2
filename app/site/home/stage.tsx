import { Link } from "@remix-run/react";
import stageWide from "#app/site/pictures/stage.svg?url";
import stageNarrow from "#app/site/pictures/stage-narrow.svg?url";
import { Arrow } from "#app/ui/arrow.tsx";
import type { HomeData } from "./home-data.ts";
import { sectionsId, stageId } from "./stage-id.ts";

/** The first screen of the home page: the picture, the claim, and the solutions on its lower edge. */
export function Stage({ home }: { home: HomeData }) {
  const { home_hero_enabled, home_hero_headline, home_hero_description, home_offices_items } = home.settings;
  return (
    <section id={stageId} className="on-ink relative flex min-h-svh flex-col">
      <StagePicture />
      <div className="relative flex grow flex-col pt-top-bar pr-edge-right pb-6 pl-edge-left lg:pt-8 lg:pb-7 lg:pl-[calc(var(--sidebar)+2.5rem)] xl:pr-10">
        <div className="mono flex justify-between gap-6 text-muted max-lg:invisible max-lg:h-0">
          <span>{home_offices_items[0]?.coordinates}</span>
          <a href={`#${sectionsId}`} className="flex items-center gap-2 hover:text-paper">
            Scroll
            <Arrow to="down" className="size-2.5" />
          </a>
        </div>
        {home_hero_enabled ? (
          <>
            <h1 className="display display-stage mt-auto max-w-[9.8em] pt-48 lg:pt-16">
              {home_hero_headline}
            </h1>
            <p className="mt-4.5 mb-6 max-w-[27.5em] text-[1.0625rem] leading-[1.42] text-ink-text lg:mt-6.5 lg:mb-8.5 lg:text-[1.1875rem]">
              {home_hero_description}
            </p>
            <SolutionLinks solutions={home.solutions} />
          </>
        ) : (
          <h1 className="sr-only">{home_hero_headline}</h1>
        )}
      </div>
    </section>
  );
}

/** Streamlines under a shade that keeps the words legible. */
function StagePicture() {
  return (
    <div aria-hidden="true" className="absolute inset-0 overflow-hidden">
      <picture>
        <source media="(max-width: 47.9375rem)" srcSet={stageNarrow} width="390" height="844" />
        <img
          src={stageWide}
          alt=""
          width="1440"
          height="900"
          className="absolute inset-0 size-full object-cover"
        />
      </picture>
      <div className="absolute inset-0 bg-[linear-gradient(180deg,rgb(14_17_18/0.35)_0,rgb(14_17_18/0.1)_30%,rgb(14_17_18/0.94)_78%)] lg:bg-[linear-gradient(180deg,rgb(14_17_18/0)_30%,rgb(14_17_18/0.88)_78%),linear-gradient(90deg,rgb(14_17_18/0.8)_0,rgb(14_17_18/0)_38%)]" />
    </div>
  );
}

/** Solutions that fit on the stage's lower edge. */
const mostSolutions = 9;

function SolutionLinks({ solutions }: Pick<HomeData, "solutions">) {
  if (solutions.length === 0) return null;
  return (
    <nav aria-label="Solutions">
      <ol className="grid grid-cols-2 gap-x-4.5 border-t border-line md:grid-cols-3 lg:grid-cols-5 xl:grid-cols-[repeat(auto-fit,minmax(5.5rem,1fr))] xl:gap-x-2.5">
        {solutions.slice(0, mostSolutions).map(({ title, path }, position) => (
          <li key={path}>
            <Link
              to={path}
              className="group flex h-full items-baseline gap-2.5 border-b border-line py-2.25 text-[0.9375rem] leading-tight tracking-[-0.01em] lg:flex-col lg:gap-1.5 lg:border-0 lg:pt-3.25 lg:pb-1 lg:text-[0.90625rem]"
            >
              <span aria-hidden="true" className="mono text-muted">
                {String(position + 1).padStart(2, "0")}
              </span>
              <span className="min-w-0 underline decoration-transparent underline-offset-4 transition-colors duration-150 group-hover:decoration-current">
                {title}
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
