import { isRecord, type PropPath, valueAt, withValueAt } from "#app/admin/fields/prop-path.ts";
import type { PageDraft, PageFields } from "#app/domain/pages/draft.ts";

/** Changes one value inside a block; undefined removes it. */
export function changeProp(draft: PageDraft, blockId: string, path: PropPath, value: unknown): PageDraft {
  const position = draft.blocks.findIndex(({ id }) => id === blockId);
  const block = draft.blocks[position];
  if (!block || Object.is(valueAt(block.props, path), value)) return draft;
  const props = withValueAt(block.props, path, value);
  return isRecord(props) ? { ...draft, blocks: draft.blocks.with(position, { ...block, props }) } : draft;
}

/** Changes a field of the page itself. */
export function changeField<Name extends keyof PageFields>(
  draft: PageDraft,
  name: Name,
  value: PageFields[Name],
): PageDraft {
  return Object.is(draft[name], value) ? draft : { ...draft, [name]: value };
}
