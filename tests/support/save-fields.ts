import { randomUUID } from "node:crypto";
import type { DraftSave } from "#app/domain/publishing/drafts.server.ts";
import type { Actor } from "#app/domain/publishing/publishable.server.ts";

interface Store<Outcome> {
  find: (id: string) => Promise<{ version: number } | undefined>;
  saveDraft: (id: string, save: DraftSave) => Promise<Outcome>;
}

/** Saves fields into a draft as the editor does, from the current version or from an earlier one. */
export async function saveFields<Outcome>(
  store: Store<Outcome>,
  id: string,
  { fields, by, baseVersion }: { fields: object; by: Actor; baseVersion?: number },
): Promise<Outcome> {
  const version = baseVersion ?? (await store.find(id))?.version ?? 0;
  return store.saveDraft(id, { saveId: randomUUID(), baseVersion: version, changes: { fields }, by });
}
