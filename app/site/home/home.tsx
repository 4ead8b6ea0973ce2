import { classNames } from "#app/ui/class-names.ts";
import type { HomeData } from "./home-data.ts";
import { HomeSections } from "./home-sections.tsx";
import { Stage } from "./stage/stage.tsx";
import { sectionsId } from "./stage-id.ts";

export function Home({ home }: { home: HomeData }) {
  return (
    <>
      {home.hasStage ? (
        <Stage home={home} />
      ) : (
        <h1 className="sr-only">{home.settings.home_hero_headline}</h1>
      )}
      <div
        id={sectionsId}
        className={classNames("home-sections bg-paper lg:pl-sidebar", !home.hasStage && "max-lg:pt-top-bar")}
      >
        <HomeSections home={home} />
      </div>
    </>
  );
}
