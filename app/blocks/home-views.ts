import { byKind } from "./by-kind.ts";
import type { View } from "./views.tsx";

/** The views of the kinds that stand on the home page alone: one file for browsers. */
export const homeViews = byKind(
  import.meta.glob<View>("./home-*/view.tsx", { eager: true, import: "default" }),
);
