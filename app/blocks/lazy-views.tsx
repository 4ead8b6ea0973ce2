import { lazyComponent } from "#app/ui/lazy-component.ts";
import { byKind, partOf } from "./by-kind.ts";
import type { BlockPlace } from "./place.ts";
import type { ResolvedBlock } from "./resolved-block.ts";
import type { View } from "./views.tsx";

/** Nearly every page has these kinds: they come with it. */
const common = byKind(
  import.meta.glob<View>("./{hero,rich-text,call-to-action}/view.tsx", { eager: true, import: "default" }),
);

/** Every other kind is a file that comes with the pages that have it; `home-views.ts` has those of the home page. */
const others = byKind(
  import.meta.glob<{ default: View }>(["./*/view.tsx", "!./{hero,rich-text,call-to-action,home-*}/view.tsx"]),
);

const views = { ...common };
for (const [type, load] of Object.entries(others))
  if (load) views[type] = lazyComponent(type, load, "default");

/** Draws a block on the public site. */
export function LazyBlockView({ block, place }: { block: ResolvedBlock; place: BlockPlace }) {
  const View = partOf(views, block.type);
  return <View {...block.props} place={place} />;
}
