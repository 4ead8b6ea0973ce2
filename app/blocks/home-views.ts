import { byType } from "./by-type.ts";
import type { View } from "./views.tsx";

/** The views of blocks for the home page, in one chunk. */
export const homeViews = byType(
  import.meta.glob<View>("./home-*/view.tsx", { eager: true, import: "default" }),
);
