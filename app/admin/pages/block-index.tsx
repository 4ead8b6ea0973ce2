import "#app/languages/all-in-english.ts";
import { focusRing } from "#app/admin/classes.ts";
import { BlockIcon } from "#app/blocks/block-icon.tsx";
import { blockPositions } from "#app/blocks/block-position.ts";
import { blockGroups } from "#app/blocks/define-block.ts";
import type { BlockExamples } from "#app/blocks/examples.server.ts";
import { BlockView } from "#app/blocks/views.tsx";

/** Links to each block type, in the picker's groups. */
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
                    href={`#kind-${type}`}
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

/**
 * One block type: its purpose, and each example separately on the site's background. No example is rendered as the
 * opening of a page.
 */
export function BlockVariants({ type, label, description, icon, version, examples }: BlockExamples) {
  return (
    <section aria-labelledby={`kind-${type}`} className="mt-14">
      <div className="flex items-baseline gap-3 border-b border-line pb-2">
        <BlockIcon name={icon} className="shrink-0 translate-y-0.5" />
        <h2 id={`kind-${type}`} className="scroll-mt-16 font-semibold">
          {label}
        </h2>
        <p className="min-w-0 flex-1 text-muted">{description}</p>
        <p className="mono text-muted">{`${type} v${version}`}</p>
      </div>
      {examples.map(({ name, block }) => (
        <figure key={name} className="mt-6">
          <figcaption className="mono text-muted">{name}</figcaption>
          <div
            data-site
            className="-mx-4 mt-2 flow-root overflow-hidden border-y border-line bg-paper pb-breath text-base/[1.55] text-ink md:-mx-6"
          >
            <BlockView block={block} place={{ ...blockPositions([block])[0], isOpening: false }} />
          </div>
        </figure>
      ))}
    </section>
  );
}
