import { useEffect, useMemo, useState } from "react";
import { draftOf, useEditor } from "#app/admin/editor/editor.ts";
import type { Missing } from "#app/blocks/missing.ts";
import type { StoredBlock } from "#app/domain/pages/draft.ts";
import type { FieldPlace } from "./use-prop.ts";

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

/** What finds everything that keeps a block from being published; undefined until its code is here. */
export function useFindMissing(): FindMissing | undefined {
  const [find, setFind] = useState(() => loaded);
  useEffect(() => {
    if (loaded) return;
    loadSchemas().then((ready) => {
      loaded = ready;
      setFind(() => ready);
    });
  }, []);
  return find;
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
