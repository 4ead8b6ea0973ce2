/** A content item that a block can refer to. */
export interface ReferableContent {
  id: string;
  name: string;
}

/** Whether a block's reference names this item: by its id or, in blocks written earlier, by its name. */
export function isContentReference(reference: string, { id, name }: ReferableContent): boolean {
  return reference === id || reference.trim().localeCompare(name, "en", { sensitivity: "base" }) === 0;
}
