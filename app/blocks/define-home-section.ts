import { z } from "zod";
import type { BlockIconName } from "./block-icon.tsx";
import { defineBlock } from "./define-block.ts";

interface HomeSection<Type extends `home-${string}`> {
  type: Type;
  label: string;
  description: string;
  icon: BlockIconName;
}

/** Defines a block type for the home page only: it has no fields and shows the `home_*` settings. */
export function defineHomeSection<const Type extends `home-${string}`>(section: HomeSection<Type>) {
  return defineBlock({
    ...section,
    version: 1,
    group: "home",
    props: z.object({}),
    example: {},
    variants: {},
  });
}
