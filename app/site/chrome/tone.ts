import { useMatches } from "@remix-run/react";

/** The data of the home page, in any language; other pages have none or others. */
interface HomeData {
  blocks?: { type: string }[];
}

/**
 * The initial background of the chrome, as its attribute `data-tone`. `stage`: the picture of the home stage, which
 * shows through; `stage-motion-element.ts` updates it. `paper`: everything else.
 */
export function useHeaderTone(): "stage" | "paper" {
  const shown = useMatches().at(-1)?.data as HomeData | undefined;
  return shown?.blocks?.[0]?.type === "home-stage" ? "stage" : "paper";
}

/**
 * Backgrounds by `data-tone`; tokens.css has their colours. Without JavaScript nothing follows the stage, so the chrome
 * has its own background.
 */
export const toneClasses =
  "data-[tone=paper]:bg-paper data-[tone=paper]:text-ink data-[tone=stage]:bg-transparent! data-[tone=stage]:[@media(scripting:none)]:bg-ink!";
