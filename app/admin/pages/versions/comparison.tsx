import { Section } from "#app/admin/admin-page.tsx";
import { messages } from "#app/admin/pages/messages.ts";
import { FieldDifferences, SideBySide } from "#app/admin/publishing/side-by-side.tsx";
import type { BlockDifference, Differences } from "#app/domain/pages/differences.ts";
import { fieldInWords, fieldLabels } from "#app/domain/pages/page-fields.ts";
import { paths } from "#app/http/paths.ts";
import { BlockChange } from "./block-change.tsx";
import type { NamedPage } from "./lines-of-props.ts";

interface ComparisonProps {
  pageId: string;
  /** The pages that links can point to. */
  pages: NamedPage[];
  from: number;
  to: number | "draft";
  differences: Differences;
}

/** The differences between two versions by field and block, and both rendered as for visitors. */
export function Comparison({ pageId, pages, from, to, differences }: ComparisonProps) {
  const { fields, blocks, isReordered } = differences;
  const isSame = fields.length === 0 && blocks.length === 0 && !isReordered;
  const later = to === "draft" ? messages.theDraft : messages.versionNumber(to);
  return (
    <div className="mt-10">
      <div className="max-w-[940px]">
        <Section title={messages.fromVersionTo(from, later)}>
          {isSame ? <p className="text-muted">{messages.noChanges}</p> : null}
          {fields.length > 0 ? (
            <FieldDifferences
              fields={fields.map(({ field, before, after }) => ({
                field,
                label: fieldLabels[field],
                before: fieldInWords(before),
                after: fieldInWords(after),
              }))}
            />
          ) : null}
          {blocks.map((difference) => (
            <BlockChange key={keyOf(difference)} difference={difference} pages={pages} />
          ))}
          {isReordered ? <p className="py-2">{messages.theOrderOfBlocksHas}</p> : null}
        </Section>
      </div>
      <SideBySide
        sides={[
          { title: messages.version(from), src: paths.pagePreview(pageId, from) },
          { title: later, src: paths.pagePreview(pageId, to === "draft" ? undefined : to) },
        ]}
      />
    </div>
  );
}

function keyOf(difference: BlockDifference): string {
  return difference.change === "changed" ? difference.after.id : difference.block.id;
}
