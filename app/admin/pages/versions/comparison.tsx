import { Section } from "#app/admin/admin-page.tsx";
import { FieldDifferences, SideBySide } from "#app/admin/publishing/versions.tsx";
import { Status, type Tone } from "#app/admin/status.tsx";
import { blockFields, blockLabel } from "#app/blocks/registry.ts";
import type { StoredBlock } from "#app/domain/documents/content.ts";
import type { BlockDifference, Differences } from "#app/domain/documents/differences.ts";
import { pageIdOfHref } from "#app/domain/links/href.ts";
import type { PageDraft } from "#app/domain/pages/draft.ts";
import { fieldInWords, fieldLabels } from "#app/domain/pages/page-fields.ts";
import type { FieldDescription } from "#app/fields/field-meta.ts";
import { paths } from "#app/paths/paths.ts";

interface ComparisonProps {
  pageId: string;
  /** The pages that links can point to. */
  pages: NamedPage[];
  from: number;
  to: number | "draft";
  differences: Differences<PageDraft>;
}

/** The differences between two versions by field and block, and both rendered as for visitors. */
export function Comparison({ pageId, pages, from, to, differences }: ComparisonProps) {
  const { fields, blocks, isReordered } = differences;
  const isSame = fields.length === 0 && blocks.length === 0 && !isReordered;
  const later = to === "draft" ? "the draft" : `version ${to}`;
  return (
    <div className="mt-10">
      <div className="max-w-[940px]">
        <Section title={`From version ${from} to ${later}`}>
          {isSame ? <p className="text-muted">No changes.</p> : null}
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
          {isReordered ? <p className="py-2">The order of blocks has changed.</p> : null}
        </Section>
      </div>
      <SideBySide
        sides={[
          { title: `Version ${from}`, src: paths.pagePreview(pageId, from) },
          { title: later, src: paths.pagePreview(pageId, to === "draft" ? undefined : to) },
        ]}
      />
    </div>
  );
}

function keyOf(difference: BlockDifference): string {
  return difference.change === "changed" ? difference.after.id : difference.block.id;
}

const marks: Record<BlockDifference["change"], { tone: Tone; word: string }> = {
  added: { tone: "good", word: "Added" },
  removed: { tone: "bad", word: "Removed" },
  changed: { tone: "signal", word: "Changed" },
};

/** One changed block with its changed values: old ones struck through, new ones underlined. */
export function BlockChange({ difference, pages }: { difference: BlockDifference; pages: NamedPage[] }) {
  const { change } = difference;
  const before =
    change === "changed" ? difference.before : change === "removed" ? difference.block : undefined;
  const after = change === "changed" ? difference.after : change === "added" ? difference.block : undefined;
  const { tone, word } = marks[change];
  return (
    <div className="border-b border-line py-2.5">
      <h3 className="flex gap-4 font-semibold">
        {blockLabel((after ?? before)?.type ?? "")}
        <span className="font-normal">
          <Status tone={tone}>{word}</Status>
        </span>
      </h3>
      <Lines before={before} after={after} pages={pages} />
    </div>
  );
}

interface LinesProps {
  before?: StoredBlock;
  after?: StoredBlock;
  pages: NamedPage[];
}

function Lines({ before, after, pages }: LinesProps) {
  const [left, right] = [linesOf(before, pages), linesOf(after, pages)];
  const gone = left.filter((line) => !right.some((other) => isSameLine(line, other)));
  const come = right.filter((line) => !left.some((other) => isSameLine(line, other)));
  const names = [...new Set([...gone, ...come].map(({ name }) => name))];
  if (names.length === 0) {
    return before && after ? (
      <p className="mt-1 text-muted">The words are the same; the formatting or links differ.</p>
    ) : null;
  }
  return (
    <dl className="mt-1 grid gap-x-3 gap-y-1 sm:grid-cols-[minmax(80px,20%)_minmax(0,1fr)]">
      {names.map((name) => (
        <div key={name} className="contents">
          <dt className="text-muted">{name}</dt>
          <dd className="grid gap-1 wrap-anywhere whitespace-pre-line max-sm:mb-2">
            {gone
              .filter((line) => line.name === name)
              .map((line) => (
                <del key={line.text} className="decoration-bad">
                  <Value {...line} />
                </del>
              ))}
            {come
              .filter((line) => line.name === name)
              .map((line) => (
                <ins key={line.text} className="decoration-good">
                  <Value {...line} />
                </ins>
              ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Value({ text, isMedia }: PropLine) {
  if (!isMedia) return text;
  return <img src={paths.media(text)} alt={`File ${text}`} className="max-h-20 border border-line" />;
}

function linesOf(block: StoredBlock | undefined, pages: NamedPage[]): PropLine[] {
  const lines = block ? linesOfProps(block.props, blockFields(block.type)) : [];
  return lines.map((line) => ({ ...line, text: withPageTitles(line.text, pages) }));
}

function isSameLine(one: PropLine, other: PropLine): boolean {
  return one.name === other.name && one.text === other.text;
}

/** One value of a block: its path in the props as text, and the value. */
interface PropLine {
  name: string;
  text: string;
  /** Whether the value is the id of a media item. */
  isMedia?: boolean;
}

/** A page that a link can point to. */
interface NamedPage {
  id: string;
  title: string;
  path: string;
}

/** Replaces the id in a link to a page with the page's title and path. */
export function withPageTitles(text: string, pages: NamedPage[]): string {
  const id = pageIdOfHref(text);
  if (!id) return text;
  const page = pages.find((each) => each.id === id);
  return page ? `${page.title} (${page.path})` : "A deleted page";
}

/** Labels of props that are not edited directly and have no label in a descriptor. */
const unlabelled: Record<string, string | undefined> = {
  mediaId: "File",
  src: "File",
  focusX: "Focal point across",
  focusY: "Focal point down",
};

/** The values of a block's props in order, one per line, with the editor's labels: `Steps 2 Title` and its text. */
export function linesOfProps(
  props: unknown,
  fields: FieldDescription[] = [],
  name: string[] = [],
): PropLine[] {
  if (props === undefined || props === null || props === "") return [];
  if (typeof props !== "object") return [{ name: name.join(" "), text: inWords(props) }];
  const isNode = Object(props).type !== undefined && ("content" in props || "text" in props);
  if (isNode) return [{ name: name.join(" "), text: wordsOf(props) }];
  if (Array.isArray(props)) {
    return props.flatMap((value, position) => linesOfProps(value, fields, [...name, String(position + 1)]));
  }
  return Object.entries(props).flatMap(([key, value]) => {
    const field = fields.find((candidate) => candidate.name === key);
    const lines = linesOfProps(value, field?.fields, [...name, field?.label ?? unlabelled[key] ?? key]);
    return key === "mediaId" ? lines.map((line) => ({ ...line, isMedia: true })) : lines;
  });
}

function inWords(value: unknown): string {
  return typeof value === "boolean" ? (value ? "yes" : "no") : String(value);
}

/** The text of a document, one paragraph per line. */
function wordsOf(node: unknown): string {
  if (typeof node !== "object" || node === null) return "";
  const { text, content } = Object(node);
  if (typeof text === "string") return text;
  const parts = Array.isArray(content) ? content.map(wordsOf) : [];
  return parts.join(isBlock(content) ? "\n" : "");
}

function isBlock(content: unknown): boolean {
  return Array.isArray(content) && content.some((node) => Object(node).content !== undefined);
}
