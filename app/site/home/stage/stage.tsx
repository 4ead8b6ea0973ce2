import type { HomeData } from "../home-data.ts";
import { stageId, stageSentinelId } from "../stage-id.ts";
import { Eye } from "./eye.tsx";
import { Opening } from "./opening.tsx";
import { Scenery, SideLines } from "./scenery.tsx";
import { Story } from "./story.tsx";

/**
 * The ink at the top of the home page: a screen that stands while the page is scrolled through it. The server draws
 * all of it; `stage-motion-element.ts` moves it. Without script or with reduced motion it is two screens, one below
 * the other. The script owns every `data-…` attribute and variable here after the first rendering.
 */
export function Stage({ home }: { home: HomeData }) {
  return (
    <section
      id={stageId}
      data-visible="true"
      data-intro="awaited"
      data-navbar="hidden"
      className="stage on-ink relative"
      suppressHydrationWarning
    >
      <div className="stage-view">
        <Scenery />
        <Opening home={home} />
        <Story text={home.settings.home_hero_intro_text} />
        <Eye />
      </div>
      <SideLines />
      <div id={stageSentinelId} className="absolute top-full" />
      <stage-motion />
    </section>
  );
}

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "stage-motion": React.HTMLAttributes<HTMLElement>;
    }
  }
}
