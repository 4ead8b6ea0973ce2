/** Null hides the block: `resolveBlocks` has replaced it, unless what it shows is unpublished or deleted. */
export default async function loadNothing(): Promise<null> {
  return null;
}
