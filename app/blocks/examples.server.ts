import { randomUUID } from "node:crypto";
import { hasDemoPictures } from "#app/domain/media/demo-pictures.server.ts";
import { type DrawingLook, drawingLookOf } from "#app/domain/settings/drawing-look.ts";
import { getSettings } from "#app/domain/settings/settings.server.ts";
import { drawingAddress } from "#app/flow-field/drawings.server.ts";
import type { BlockIconName } from "./block-icon.tsx";
import type { BlockGroup } from "./define-block.ts";
import { type BlockType, blockSchema, blocks } from "./registry.ts";
import { resolveBlocks } from "./resolve-blocks.server.ts";
import type { ResolvedBlock } from "./resolved-block.ts";

export interface BlockExamples {
  type: BlockType;
  label: string;
  description: string;
  group: BlockGroup;
  icon: BlockIconName;
  version: number;
  /** The example, then the variants. */
  examples: { name: string; block: ResolvedBlock }[];
}

/** Returns every block type with its example and variants, with the site's current data. */
export async function readBlockExamples(): Promise<BlockExamples[]> {
  const look = drawingLookOf(await getSettings());
  return Promise.all((Object.keys(blocks) as BlockType[]).map((type) => examplesOf(type, look)));
}

async function examplesOf(type: BlockType, look: DrawingLook): Promise<BlockExamples> {
  const { label, description, group, icon, version, example, variants } = blocks[type];
  const examples = Object.entries(
    hasDemoPictures ? { example, ...variants } : drawn({ example, ...variants }, look),
  );
  const resolved = await resolveBlocks(
    examples.map(([, props]) => blockSchema.parse({ id: randomUUID(), type, version, props })),
  );
  return {
    type,
    label,
    description,
    group,
    icon,
    version,
    examples: resolved.map((block, position) => ({ name: examples[position]?.[0] ?? "", block })),
  };
}

/** Pictures of the demo, which a site without it does not have, as drawings. */
const demoPicture = /\/art\/\w+\/([\w-]+?)(?:-\d+)?\.(?:webp|svg)/g;

function drawn<Examples extends object>(examples: Examples, look: DrawingLook): Examples {
  const text = JSON.stringify(examples).replace(demoPicture, (_, name: string) => drawingAddress(name, look));
  return JSON.parse(text) as Examples; // the same shape: only addresses differ
}
