import { randomUUID } from "node:crypto";
import type { DraftSave } from "#app/domain/publishing/drafts.server.ts";
import type { Actor } from "#app/domain/publishing/publishable.server.ts";

interface Store<Draft, Outcome> {
  find: (id: string) => Promise<{ version: number } | undefined>;
  findDraft: (id: string) => Promise<Draft | undefined>;
  saveDraft: (id: string, save: DraftSave) => Promise<Outcome>;
}

/** The fields that a store's drafts have. */
export type FieldsOf<From extends Store<unknown, unknown>> = Partial<
  NonNullable<Awaited<ReturnType<From["findDraft"]>>>
>;

/** Saves fields into a draft as the editor does, from the current version or from an earlier one. */
export async function saveFields<Draft, Outcome>(
  store: Store<Draft, Outcome>,
  id: string,
  { fields, by, baseVersion }: { fields: Partial<NoInfer<Draft>>; by: Actor; baseVersion?: number },
): Promise<Outcome> {
  const version = baseVersion ?? (await store.find(id))?.version ?? 0;
  return store.saveDraft(id, { saveId: randomUUID(), baseVersion: version, changes: { fields }, by });
}
