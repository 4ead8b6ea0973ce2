import { KeptHtml } from "#app/ui/kept-html.tsx";
import { lazyComponent } from "#app/ui/lazy-component.ts";
import { byKind, partOf } from "./by-kind.ts";
import type { BlockPlace } from "./place.ts";
import type { ResolvedBlock } from "./resolved-block.ts";
import type { View } from "./views.tsx";

/** Used by nearly every page, so they are not loaded lazily. */
const common = byKind(
  import.meta.glob<View>("./{hero,rich-text,call-to-action}/view.tsx", { eager: true, import: "default" }),
);

/** Blocks whose server-rendered HTML is kept: their chunks load only after a client-side navigation. */
const kept = byKind(
  import.meta.glob<{ default: View }>(
    "./{before-after,big-figure,case-opening,comparison-table,device-frame,gallery,image,metrics,process-steps,quote,story,team,timeline}/view.tsx",
  ),
);

/** All other blocks load lazily; `home-views.ts` has those of the home page. */
const others = byKind(
  import.meta.glob<{ default: View }>([
    "./*/view.tsx",
    "!./{hero,rich-text,call-to-action,home-*}/view.tsx",
    "!./{before-after,big-figure,case-opening,comparison-table,device-frame,gallery,image,metrics,process-steps,quote,story,team,timeline}/view.tsx",
  ]),
);

const views = { ...common };
for (const [type, load] of Object.entries({ ...others, ...kept }))
  if (load) views[type] = lazyComponent(type, load, "default", type in kept);

/** Whether the browser keeps the server-rendered HTML of a block type. */
export const isKept = (type: string) => type in kept;

/** Renders a block on the public site. */
export function LazyBlockView({ block, place }: { block: ResolvedBlock; place: BlockPlace }) {
  const View = partOf(views, block.type);
  const view = <View {...block.props} place={place} />;
  return isKept(block.type) ? <KeptHtml of={block}>{view}</KeptHtml> : view;
}
