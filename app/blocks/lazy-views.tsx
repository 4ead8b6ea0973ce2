import type { RichText } from "#app/domain/rich-text/document.ts";
import { lazyComponent } from "#app/ui/lazy-component.ts";
import type { BlockPosition } from "./block-position.ts";
import { byType, partOf } from "./by-type.ts";
import type { ResolvedBlock } from "./resolved-block.ts";
import type { View } from "./views.tsx";

const loaders = byType(import.meta.glob<{ default: View }>("./*/view.tsx"));

const views: Record<string, View> = {};
for (const [type, load] of Object.entries(loaders))
  if (load) views[type] = lazyComponent(type, load, "default");

/** Preloads the block types of nearly every page, so that the next page does not wait for them. */
export function loadCommonViews() {
  for (const type of ["hero", "rich-text", "call-to-action"]) loaders[type]?.().catch(waitForPage);
}

/** The page itself loads the file again, and reports when that fails. */
function waitForPage() {}

/** Renders a block on the public site; the browser loads only the views of the blocks on the page. */
export function LazyBlockView({ block, place }: { block: ResolvedBlock; place: BlockPosition }) {
  const View = partOf(views, block.type);
  return <View {...block.props} place={place} />;
}

/** A rich text document outside blocks. */
export const LazyDocument = lazyComponent<{ document: RichText }, "RichTextDocument">(
  "rich-text-document",
  () => import("./rich-text/document-view.tsx"),
  "RichTextDocument",
);
