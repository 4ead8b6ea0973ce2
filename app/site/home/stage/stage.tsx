import { useEffect, useRef, useState } from "react";
import { useHydrated } from "#app/site/chrome/use-hydrated.ts";
import type { HomeData } from "../home-data.ts";
import { stageId, stageSentinelId } from "../stage-id.ts";
import { enterStage } from "./enter-stage.ts";
import { Eye } from "./eye.tsx";
import { Opening } from "./opening.tsx";
import { Scenery, SideLines } from "./scenery.tsx";
import { Story } from "./story.tsx";

/**
 * The ink at the top of the home page: a screen that stands while the page is scrolled through it. The server draws
 * all of it; `enterStage` fetches what moves it. Without script or with reduced motion it is two screens, one below
 * the other. The script owns every `data-…` attribute and variable here after the first drawing.
 */
export function Stage({ home }: { home: HomeData }) {
  const stage = useRef<HTMLElement>(null);
  const isHydrated = useHydrated();
  const [isServed] = useState(!isHydrated);

  useEffect(() => {
    if (stage.current) return enterStage(stage.current, { isServed });
  }, [isServed]);

  return (
    <section
      ref={stage}
      id={stageId}
      data-visible="true"
      data-intro="awaited"
      data-navbar="hidden"
      className="stage on-ink relative"
    >
      <div className="stage-view">
        <Scenery />
        <Opening home={home} />
        <Story text={home.settings.home_hero_intro_text} />
        <Eye />
      </div>
      <SideLines />
      <div id={stageSentinelId} className="absolute top-full" />
    </section>
  );
}
