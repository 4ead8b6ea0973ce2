import { useRef } from "react";
import { dropMarks, useSortableList } from "#app/admin/dragging/use-sortable-list.ts";
import { useEditor } from "#app/admin/editor/editor.ts";
import { Icon } from "#app/admin/editor/icon.tsx";
import { ControlField, described } from "./control-field.tsx";
import type { ControlProps } from "./field-control.tsx";
import { ItemTools } from "./item-tools.tsx";
import { moved } from "./moved.ts";
import { PageSelect } from "./page-select.tsx";
import { useProblem } from "./use-problem.ts";
import { fieldId, useProp } from "./use-prop.ts";

/** Pages of this site, in an order. */
export function PagesControl({ field, ...place }: ControlProps) {
  const [value, change] = useProp(place);
  const pages = useEditor(({ pages }) => pages);
  const references = Array.isArray(value) ? value.filter((each) => typeof each === "string") : [];
  const problem = useProblem(place, references.length === 0);
  const id = fieldId(place);
  const list = useRef<HTMLUListElement>(null);
  useSortableList(list, (from, before) => change(moved(references, from, before)));
  const titleOf = (reference: string) =>
    pages.find(({ id, path }) => id === reference || path.split("/").at(-1) === reference)?.title ??
    reference;

  return (
    <ControlField id={id} field={field} note={String(references.length)} problem={problem}>
      <ul ref={list} className="border-line empty:hidden [&:not(:empty)]:border">
        {references.map((reference, position) => (
          <li
            key={reference}
            className={`flex min-h-8 items-center gap-2 border-line bg-card pl-1.5 not-first:border-t ${dropMarks}`}
          >
            <span data-grip className="cursor-grab text-muted">
              <Icon name="grip" className="size-3.5" />
            </span>
            <span className="min-w-0 grow truncate">{titleOf(reference)}</span>
            <ItemTools
              name={titleOf(reference)}
              position={position}
              count={references.length}
              onMove={(to) => change(moved(references, position, to > position ? to + 1 : to))}
              onRemove={() => change(references.toSpliced(position, 1))}
            />
          </li>
        ))}
      </ul>
      <PageSelect
        {...described(id, problem, field.help)}
        value={undefined}
        empty="Add a page"
        onChange={(pageId) => pageId && !references.includes(pageId) && change([...references, pageId])}
      />
    </ControlField>
  );
}
