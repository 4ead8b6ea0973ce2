import { useRouteLoaderData } from "@remix-run/react";

/** The home page's route; its data shows whether it starts with the stage. */
const homeRouteId = "routes/site/home";

/**
 * The initial background of the chrome, as its attribute `data-tone`. `stage`: the picture of the home stage, which
 * shows through; `stage-motion-element.ts` updates it. `paper`: everything else.
 */
export function useHeaderTone(): "stage" | "paper" {
  const home = useRouteLoaderData<{ blocks: { type: string }[] }>(homeRouteId);
  return home?.blocks[0]?.type === "home-stage" ? "stage" : "paper";
}

/**
 * Backgrounds by `data-tone`; tokens.css has their colours. Without JavaScript nothing follows the stage, so the chrome
 * has its own background.
 */
export const toneClasses =
  "data-[tone=paper]:bg-paper data-[tone=paper]:text-ink data-[tone=stage]:bg-transparent! data-[tone=stage]:[@media(scripting:none)]:bg-ink!";
