import { lazyComponent } from "#app/ui/lazy-component.ts";
import { StaticHtml } from "#app/ui/static-html.tsx";
import type { BlockPosition } from "./block-position.ts";
import { byType, partOf } from "./by-type.ts";
import type { ResolvedBlock } from "./resolved-block.ts";
import type { View } from "./views.tsx";

/** Block types that need their script on the first page; `home-views.ts` has those of the home page. */
const interactiveViews = byType(
  import.meta.glob<{ default: View }>(
    "./{case-index,code,embed,enquiry-form,price-calculator,tech-stack,video}/view.tsx",
  ),
);

/** All other block types: the server's HTML is kept; their chunks load only after a client-side navigation. */
const staticViews = byType(
  import.meta.glob<{ default: View }>([
    "./*/view.tsx",
    "!./{case-index,code,embed,enquiry-form,price-calculator,tech-stack,video,home-*}/view.tsx",
  ]),
);

const views: Record<string, View> = {};
for (const [type, load] of Object.entries({ ...interactiveViews, ...staticViews }))
  if (load) views[type] = lazyComponent(type, load, "default", type in staticViews);

/** Preloads the block types of nearly every page, so that the next page does not wait for them. */
export function loadCommonViews() {
  for (const type of ["hero", "rich-text", "call-to-action"]) staticViews[type]?.().catch(waitForPage);
}

/** The page itself loads the file again, and reports when that fails. */
function waitForPage() {}

/** Whether the browser keeps what the server has rendered of a kind. */
export const isStatic = (type: string) => type in staticViews;

/** Draws a block on the public site. */
export function LazyBlockView({ block, place }: { block: ResolvedBlock; place: BlockPosition }) {
  const View = partOf(views, block.type);
  const view = <View {...block.props} place={place} />;
  return isStatic(block.type) ? (
    <StaticHtml of={block} onLinkIntent={loadCommonViews}>
      {view}
    </StaticHtml>
  ) : (
    view
  );
}
