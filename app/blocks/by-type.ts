/** Maps the modules of a glob to block types: `./faq/view.tsx` belongs to `faq`. */
export function byType<Part>(parts: Record<string, Part>): Partial<Record<string, Part>> {
  return Object.fromEntries(Object.entries(parts).map(([path, part]) => [path.split("/")[1], part]));
}

/** Returns the module of a block type. `vite.config.ts` fails the build if one is missing. */
export function partOf<Part>(parts: Partial<Record<string, Part>>, type: string): Part {
  const part = parts[type];
  if (part === undefined) throw new Error(`app/blocks/${type} is not complete`);
  return part;
}
