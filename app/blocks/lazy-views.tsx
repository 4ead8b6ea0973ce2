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

/** The list of a page's cases has no filters, unlike that of all cases. */
const caseList = "case-list";
staticViews[caseList] = interactiveViews["case-index"];

const views: Record<string, View> = {};
for (const [name, load] of Object.entries({ ...interactiveViews, ...staticViews }))
  if (load) views[name] = lazyComponent(name, load, "default", name in staticViews);

function viewNameOf({ type, props }: ResolvedBlock): string {
  return type === "case-index" && props.cases === "here" ? caseList : type;
}

/** Preloads the block types of nearly every page, so that the next page does not wait for them. */
export function loadCommonViews() {
  for (const type of ["hero", "rich-text", "call-to-action"]) staticViews[type]?.().catch(waitForPage);
}

/** The page itself loads the file again, and reports when that fails. */
function waitForPage() {}

/** Whether the browser keeps what the server has rendered of a block. */
export const isStatic = (block: ResolvedBlock) => viewNameOf(block) in staticViews;

/** Draws a block on the public site. */
export function LazyBlockView({ block, place }: { block: ResolvedBlock; place: BlockPosition }) {
  const View = partOf(views, viewNameOf(block));
  const view = <View {...block.props} place={place} />;
  return isStatic(block) ? (
    <StaticHtml of={block} onLinkIntent={loadCommonViews}>
      {view}
    </StaticHtml>
  ) : (
    view
  );
}
