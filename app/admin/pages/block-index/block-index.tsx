import { focusRing } from "#app/admin/classes.ts";
import { blockGroups } from "#app/blocks/block-groups.ts";
import { BlockIcon } from "#app/blocks/block-icon.tsx";
import type { BlockExamples } from "#app/blocks/examples.server.ts";

/** The way to each block, by the groups of the picker. */
export function BlockIndex({
  blocks,
}: {
  blocks: Pick<BlockExamples, "type" | "label" | "group" | "icon">[];
}) {
  return (
    <nav aria-label="Blocks" className="grid gap-x-6 gap-y-5 sm:grid-cols-2 md:grid-cols-3 xl:grid-cols-6">
      {Object.entries(blockGroups).map(([group, title]) => (
        <div key={group}>
          <h2 className="border-b border-line pb-1.5 text-muted">{title}</h2>
          <ul className="mt-1.5">
            {blocks
              .filter((block) => block.group === group)
              .map(({ type, label, icon }) => (
                <li key={type}>
                  <a
                    href={`#${type}`}
                    className={`flex min-h-7 items-center gap-2 hover:underline ${focusRing}`}
                  >
                    <BlockIcon name={icon} className="shrink-0 text-muted" />
                    {label}
                  </a>
                </li>
              ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
