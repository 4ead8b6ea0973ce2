import { z } from "zod";
import { sharedBlockType } from "#app/domain/content-types/shared-block.ts";
import { contentReferences } from "#app/fields/references.ts";
import { defineBlock, loadedBy } from "../define-block.ts";
import type loadNothing from "./data.server.ts";

export const sharedBlock = defineBlock({
  type: sharedBlockType,
  version: 1,
  label: "Shared block",
  description: "A block that several pages show, and that is edited in one place.",
  group: "shared",
  icon: "shared",
  props: z.object({
    shared: contentReferences("Shared block", sharedBlockType, { min: 1, max: 1, item: "shared block" }),
  }),
  example: { shared: ["6a2f4c1e-9b0d-4a57-8f3e-2d1c5b7a9e40"] },
  variants: {},
  data: loadedBy<typeof loadNothing>(),
});

export const sharedBlockHidden = "Hidden from visitors: no shared block is chosen, or it is not published.";

/** For editors, like the view: `replaceShared` puts what is shared in its place. */
export function markdown(): string {
  return sharedBlockHidden;
}
