import { byKind } from "./by-kind.ts";
import type { View } from "./views.tsx";

/** The views of blocks for the home page, in one chunk. */
export const homeViews = byKind(
  import.meta.glob<View>("./home-*/view.tsx", { eager: true, import: "default" }),
);
