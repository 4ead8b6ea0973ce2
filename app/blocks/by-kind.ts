/** What a glob of the folders has found, by the kind of block: `./faq/view.tsx` is of `faq`. */
export function byKind<Part>(parts: Record<string, Part>): Partial<Record<string, Part>> {
  return Object.fromEntries(Object.entries(parts).map(([path, part]) => [path.split("/")[1], part]));
}

/** The part of a kind. A build without one fails: see `vite.config.ts`. */
export function partOf<Part>(parts: Partial<Record<string, Part>>, type: string): Part {
  const part = parts[type];
  if (part === undefined) throw new Error(`app/blocks/${type} is not complete`);
  return part;
}
