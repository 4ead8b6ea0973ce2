import { findOriginalOf } from "#app/domain/translations/original.server.ts";
import { proseIn } from "./prose.ts";

/** The sentences that a document was last translated from; nothing for one that is no translation. */
export async function readOriginalTexts(
  ...translated: Parameters<typeof findOriginalOf>
): Promise<{ originalTexts?: string[] }> {
  const original = await findOriginalOf(...translated);
  return original ? { originalTexts: [...new Set(proseIn(original).map(({ text }) => text))] } : {};
}
