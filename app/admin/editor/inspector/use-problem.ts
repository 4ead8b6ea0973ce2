import { useEffect, useMemo, useSyncExternalStore } from "react";
import { draftOf, useEditor } from "#app/admin/editor/editor.ts";
import { valueAt } from "#app/admin/fields/prop-path.ts";
import type { Missing } from "#app/blocks/missing.ts";
import type { StoredBlock } from "#app/domain/pages/draft.ts";
import type { FieldPlace } from "./field-place.ts";

type FindMissing = (block: StoredBlock) => Missing[];

/** The schemas come after the editor has: nothing is wrong with a block before. */
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

/** The schemas if they are loaded; does not ask for them. */
function useLoaded(): FindMissing | undefined {
  return useSyncExternalStore(
    subscribe,
    () => loaded,
    () => undefined,
  );
}

/** What finds everything that keeps a block from being published; undefined until its code is here. */
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

/**
 * What is wrong with a field, in words. What is only missing yet is not held against a draft until somebody has asked
 * whether it can be published.
 */
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
 * How many fields hold something that cannot be published; what is only missing yet does not count. None before a
 * field was opened: the schemas are not loaded for this alone.
 */
export function useInvalidCount(): number {
  const find = useLoaded();
  const blocks = useEditor((state) => draftOf(state).blocks);
  return find ? blocks.reduce((count, block) => count + invalidIn(block, find), 0) : 0;
}

/** By block: an edit replaces the block that it changes, and all others need no second look. */
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
