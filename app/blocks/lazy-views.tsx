import type { RichText } from "#app/domain/rich-text/document.ts";
import { lazyComponent } from "#app/ui/lazy-component.ts";
import { StaticHtml } from "#app/ui/static-html.tsx";
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

/**
 * Renders a block on the public site. Without a need for its script, the browser keeps the server's HTML, and loads the
 * view only after a client-side navigation.
 */
export function LazyBlockView({ block, place }: { block: ResolvedBlock; place: BlockPosition }) {
  const View = partOf(views, block.type);
  const view = <View {...block.props} place={place} />;
  return block.needsScript ? (
    view
  ) : (
    <StaticHtml of={block} onLinkIntent={loadCommonViews}>
      {view}
    </StaticHtml>
  );
}

const LazyDocument = lazyComponent<{ document: RichText }, "RichTextDocument">(
  "rich-text-document",
  () => import("./rich-text/document-view.tsx"),
  "RichTextDocument",
);

/** A rich text document outside blocks: on the first page the browser keeps the server's HTML of it. */
export function StaticDocument({ document }: { document: RichText }) {
  return (
    <StaticHtml of={document} onLinkIntent={loadCommonViews}>
      <LazyDocument document={document} />
    </StaticHtml>
  );
}
