import { z } from "zod";
import type { BlockIconName } from "./block-icon.tsx";
import { defineBlock, type LoadedData } from "./define-block.ts";

interface SectionTexts<Type extends `home-${string}`, Data> {
  type: Type;
  icon: BlockIconName;
  label: string;
  description: string;
  /** Null while the section is turned off or has nothing to show. */
  data: LoadedData<Data>;
}

/** Defines a block type for the home page only: it has no fields and shows the `home_*` settings. */
export function defineHomeSection<const Type extends `home-${string}`, Data>(
  texts: SectionTexts<Type, Data>,
) {
  return defineBlock({
    ...texts,
    version: 1,
    group: "home",
    props: z.object({}),
    example: {},
    variants: {},
  });
}
