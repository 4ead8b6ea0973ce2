import { useEffect, useMemo, useSyncExternalStore } from "react";
import { draftOf, useEditor } from "#app/admin/editor/editor.ts";
import type { FieldPlace } from "#app/admin/editor/model/selection.ts";
import type { Missing } from "#app/blocks/missing.ts";
import type { StoredBlock } from "#app/domain/pages/draft.ts";
import { valueAt } from "#app/fields/prop-path.ts";

type FindMissing = (block: StoredBlock) => Missing[];

/** The schemas load after the editor; until then no block has problems. */
let loaded: FindMissing | undefined;

async function loadSchemas(): Promise<FindMissing> {
  const [{ missingOf }, { draftBlockSchema }] = await Promise.all([
    import("#app/blocks/missing.ts"),
    import("#app/blocks/registry.ts"),
  ]);
  return (block) => {
    const draft = draftBlockSchema.safeParse(block);
    return draft.success ? missingOf(draft.data) : [];
  };
}

const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The schemas if loaded; does not load them. */
function useLoaded(): FindMissing | undefined {
  return useSyncExternalStore(
    subscribe,
    () => loaded,
    () => undefined,
  );
}

/** The function that finds everything that blocks publishing; undefined until its chunk is loaded. */
export function useFindMissing(): FindMissing | undefined {
  useEffect(() => {
    if (loaded) return;
    loadSchemas().then((ready) => {
      loaded = ready;
      for (const listener of listeners) listener();
    });
  }, []);
  return useLoaded();
}

/** The problems of a field as text. Missing values are reported only after the publish panel was opened. */
export function useProblem({ blockId, path }: FieldPlace, isBlank: boolean): string[] | undefined {
  const find = useFindMissing();
  const block = useEditor((state) => draftOf(state).blocks.find(({ id }) => id === blockId));
  const showsMissing = useEditor(({ showsMissing }) => showsMissing);
  const missing = useMemo(() => (block && find ? find(block) : []), [block, find]);
  if (isBlank && !showsMissing) return undefined;
  const here = path.join("/");
  const words = missing.filter((each) => each.path.join("/") === here).map(({ message }) => message);
  return words.length > 0 ? words : undefined;
}

/**
 * The number of invalid fields; missing values do not count. Zero before a field was opened, because the schemas are
 * not loaded for this alone.
 */
export function useInvalidCount(): number {
  const find = useLoaded();
  const blocks = useEditor((state) => draftOf(state).blocks);
  return find ? blocks.reduce((count, block) => count + invalidIn(block, find), 0) : 0;
}

/** Memoized by block: an edit replaces the changed block, and the others keep their result. */
const invalidCounts = new WeakMap<StoredBlock, number>();

function invalidIn(block: StoredBlock, find: FindMissing): number {
  const known = invalidCounts.get(block);
  if (known !== undefined) return known;
  const count = find(block).filter(({ path }) => isFilled(valueAt(block.props, path))).length;
  invalidCounts.set(block, count);
  return count;
}

function isFilled(value: unknown): boolean {
  return value !== undefined && value !== "" && !(Array.isArray(value) && value.length === 0);
}
