import { useRouteLoaderData } from "@remix-run/react";

/** The home page's route; its data says whether it begins with the stage. */
const homeRouteId = "routes/site/home";

/**
 * What the chrome lies on when a page opens, as its attribute `data-tone`. `stage`: the picture of the home stage, which
 * shows through it; `stage-motion-element.ts` goes on from there. `paper`: everything else.
 */
export function useOpeningTone(): "stage" | "paper" {
  const home = useRouteLoaderData<{ blocks: { type: string }[] }>(homeRouteId);
  return home?.blocks[0]?.type === "home-stage" ? "stage" : "paper";
}

/** Grounds of `data-tone`; tokens.css has their colours. Without script nothing follows the stage, so the chrome brings its own ink. */
export const toneClasses =
  "data-[tone=paper]:bg-paper data-[tone=paper]:text-ink data-[tone=stage]:bg-transparent! data-[tone=stage]:[@media(scripting:none)]:bg-ink!";
