import { BlockIcon } from "#app/blocks/block-icon.tsx";
import type { BlockExamples } from "#app/blocks/examples.server.ts";
import { placesOf } from "#app/blocks/place.ts";
import { BlockView } from "#app/blocks/views.tsx";

/**
 * One kind of block: what it is for, and each face between rules, alone on the site's paper. None of them opens the
 * page that they are all on.
 */
export function BlockFaces({ type, label, description, icon, version, faces }: BlockExamples) {
  return (
    <section aria-labelledby={type} className="mt-14">
      <div className="flex items-baseline gap-3 border-b border-line pb-2">
        <BlockIcon name={icon} className="shrink-0 translate-y-0.5" />
        <h2 id={type} className="scroll-mt-16 font-semibold">
          {label}
        </h2>
        <p className="min-w-0 flex-1 text-muted">{description}</p>
        <p className="mono text-muted">{`${type} v${version}`}</p>
      </div>
      {faces.map(({ name, block }) => (
        <figure key={name} className="mt-6">
          <figcaption className="mono text-muted">{name}</figcaption>
          <div
            data-site
            className="-mx-4 mt-2 flow-root overflow-hidden border-y border-line bg-paper pb-breath text-base/[1.55] text-ink md:-mx-6"
          >
            <BlockView block={block} place={{ ...placesOf([block])[0], isOpening: false }} />
          </div>
        </figure>
      ))}
    </section>
  );
}
