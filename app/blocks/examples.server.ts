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

/** Returns every block type with its example and variants, with the site's current data and files. */
export async function readBlockExamples(hasDemoFiles = hasDemoPictures): Promise<BlockExamples[]> {
  const settings = await getSettings();
  const look = hasDemoFiles ? undefined : drawingLookOf(settings);
  return Promise.all((Object.keys(blocks) as BlockType[]).map((type) => examplesOf(type, look)));
}

/** `look` is that of the drawings which replace pictures of the demo. */
async function examplesOf(type: BlockType, look: DrawingLook | undefined): Promise<BlockExamples> {
  const { label, description, group, icon, version, example, variants } = blocks[type];
  const all = Object.entries({ example, ...variants });
  const examples = look ? drawn(all, look) : all;
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

const demoPicture = /\/art\/\w+\/([\w-]+?)(?:-\d+)?\.(?:webp|svg)/g;
const demoFilm = /\/art\/films\/[\w-]+\.(?:mp4|webm)/;

/** For a site without the files of the demo: drawings replace its pictures, and examples with its films are left out. */
function drawn(
  examples: [name: string, props: object][],
  look: DrawingLook,
): [name: string, props: object][] {
  return examples.flatMap(([name, props]) => {
    const text = JSON.stringify(props);
    if (demoFilm.test(text)) return [];
    const replaced = text.replace(demoPicture, (_, picture: string) => drawingAddress(picture, look));
    return [[name, JSON.parse(replaced)]];
  });
}
