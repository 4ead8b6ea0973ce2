import { useState } from "react";
import { buttonClasses } from "#app/admin/classes.ts";
import { fieldInWords, fieldLabels } from "#app/admin/pages/details/details-form.ts";
import { Section } from "#app/admin/section.tsx";
import type { BlockDifference, Differences } from "#app/domain/pages/differences.ts";
import { paths } from "#app/http/paths.ts";
import { BlockChange } from "./block-change.tsx";

interface ComparisonProps {
  pageId: string;
  from: number;
  to: number | "draft";
  differences: Differences;
}

/** What has changed between two versions, field by field and block by block, and both as visitors would see them. */
export function Comparison({ pageId, from, to, differences }: ComparisonProps) {
  const { fields, blocks, isReordered } = differences;
  const isSame = fields.length === 0 && blocks.length === 0 && !isReordered;
  const later = to === "draft" ? "the draft" : `version ${to}`;
  return (
    <div className="mt-10">
      <div className="max-w-[940px]">
        <Section title={`From version ${from} to ${later}`}>
          {isSame ? <p className="text-muted">Nothing has changed.</p> : null}
          {fields.length > 0 ? (
            <dl>
              {fields.map(({ field, before, after }) => (
                <div
                  key={field}
                  className="grid gap-x-3 gap-y-1 border-b border-line py-2 sm:grid-cols-[minmax(80px,20%)_minmax(0,1fr)_minmax(0,1fr)]"
                >
                  <dt className="text-muted">{fieldLabels[field]}</dt>
                  <dd className="wrap-anywhere">
                    <del className="decoration-bad">{fieldInWords(before)}</del>
                  </dd>
                  <dd className="wrap-anywhere">
                    <ins className="decoration-good">{fieldInWords(after)}</ins>
                  </dd>
                </div>
              ))}
            </dl>
          ) : null}
          {blocks.map((difference) => (
            <BlockChange key={keyOf(difference)} difference={difference} />
          ))}
          {isReordered ? <p className="py-2">Blocks stand in another order.</p> : null}
        </Section>
      </div>
      <Rendered pageId={pageId} from={from} to={to} later={later} />
    </div>
  );
}

function keyOf(difference: BlockDifference): string {
  return difference.change === "changed" ? difference.after.id : difference.block.id;
}

/** Both pages in frames, loaded when they are asked for. */
function Rendered({
  pageId,
  from,
  to,
  later,
}: Pick<ComparisonProps, "pageId" | "from" | "to"> & { later: string }) {
  const [isShown, setShown] = useState(false);
  const sides = [
    { title: `Version ${from}`, src: paths.pagePreview(pageId, from) },
    { title: later, src: paths.pagePreview(pageId, to === "draft" ? undefined : to) },
  ];
  return (
    <Section title="Side by side">
      {isShown ? (
        <div className="grid gap-4 lg:grid-cols-2">
          {sides.map(({ title, src }) => (
            <figure key={src}>
              <figcaption className="mb-1.5 text-[12px] text-muted first-letter:uppercase">
                {title}
              </figcaption>
              <iframe title={title} src={src} className="h-[80vh] w-full border border-line bg-card" />
            </figure>
          ))}
        </div>
      ) : (
        <button
          type="button"
          onClick={() => setShown(true)}
          className={`${buttonClasses.plain} noscript:hidden`}
        >
          Show both pages
        </button>
      )}
      <noscript>
        <ul>
          {sides.map(({ title, src }) => (
            <li key={src}>
              <a href={src}>{title}</a>
            </li>
          ))}
        </ul>
      </noscript>
    </Section>
  );
}
