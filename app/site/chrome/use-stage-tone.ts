import { useRouteLoaderData } from "@remix-run/react";
import { useEffect, useState } from "react";
import { stageId } from "#app/site/home/stage-id.ts";

/**
 * What the chrome lies on. `stage`: the picture of the home stage, which shows through it. `ink`: the stage while it
 * moves behind it. `paper`: everything else.
 */
export type Tone = "stage" | "ink" | "paper";

/** The home page's route; its data says whether there is a stage. */
const homeRouteId = "routes/_site._index";

/** Says from where the stage stands what the chrome lies on. */
export type ToneOver = (stage: { top: number; bottom: number }, viewportHeight: number) => Tone;

/** The sidebar turns to paper once the stage has left half of it. */
export const sidebarTone: ToneOver = ({ bottom }, height) => {
  if (bottom >= height) return "stage";
  return bottom > height / 2 ? "ink" : "paper";
};

/** The top bar is seen through only before the first scrolling. */
export const topBarTone: ToneOver = ({ top, bottom }) => {
  if (top > -8) return "stage";
  return bottom > 70 ? "ink" : "paper";
};

export function useStageTone(toneOver: ToneOver): Tone {
  const hasStage = useRouteLoaderData<{ hasStage: boolean }>(homeRouteId)?.hasStage ?? false;
  const [tone, setTone] = useState<Tone>("stage");

  useEffect(() => {
    const stage = hasStage ? document.getElementById(stageId) : null;
    if (!stage) return;
    const follow = () => setTone(toneOver(stage.getBoundingClientRect(), window.innerHeight));
    follow();
    const observer = new IntersectionObserver(follow, { threshold: hundredths });
    observer.observe(stage);
    return () => observer.disconnect();
  }, [hasStage, toneOver]);

  return hasStage ? tone : "paper";
}

const hundredths = Array.from({ length: 101 }, (_, step) => step / 100);

/** Classes of the chrome on each ground. Without script nothing follows the stage, so the chrome brings its own ink. */
export const toneClasses: Record<Tone, string> = {
  stage: "on-ink bg-transparent! [@media(scripting:none)]:bg-ink!",
  ink: "on-ink",
  paper: "bg-paper text-ink",
};
