import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { buttonClasses, focusRing } from "#app/admin/classes.ts";
import { dropMarks, useSortableList } from "#app/admin/dragging/use-sortable-list.ts";
import { useEditor } from "#app/admin/editor/editor.ts";
import { Icon } from "#app/admin/editor/icon.tsx";
import { FieldMessage } from "#app/ui/field.tsx";
import type { ControlProps } from "./field-control.tsx";
import { Fields } from "./field-control.tsx";
import { ItemSummary } from "./item-summary.tsx";
import { ItemTools } from "./item-tools.tsx";
import { moved } from "./moved.ts";
import { useProblem } from "./use-problem.ts";
import { type FieldPlace, fieldId, useProp } from "./use-prop.ts";

/** A list of items: each a row that opens to its fields; rows are moved by drag, by buttons and by Alt and arrows. */
export function ListControl({ field, ...place }: ControlProps) {
  const [value, change] = useProp(place);
  const items: unknown[] = Array.isArray(value) ? value : [];
  const [open, setOpen] = useOpenItem(place);
  const problem = useProblem(place, items.length === 0);
  const rows = useRef<HTMLUListElement>(null);
  const id = fieldId(place);
  const item = field.item ?? "item";

  function move(from: number, before: number) {
    const to = before > from ? before - 1 : before;
    change(moved(items, from, before));
    setOpen((opened) => (opened === null ? null : moved([...items.keys()], from, before).indexOf(opened)));
    requestAnimationFrame(() => rowButton(rows.current, to)?.focus());
  }
  useSortableList(rows, move);
  const step = (from: number, to: number) => {
    if (to >= 0 && to < items.length) move(from, to > from ? to + 1 : to);
  };

  function add() {
    change([...items, {}]);
    setOpen(items.length);
    requestAnimationFrame(() => {
      const opened = rows.current?.children[items.length];
      opened?.querySelector<HTMLElement>("[data-item] :is(input, textarea, select)")?.focus();
    });
  }

  return (
    <fieldset id={id} tabIndex={-1} className="min-w-0">
      <legend className="flex w-full justify-between pb-1 text-[0.8125rem]/[1.4] text-muted">
        {field.label}
        <span className="tabular-nums">
          {items.length > 0 ? items.length : field.required ? "" : "optional"}
        </span>
      </legend>
      <ul ref={rows} className="empty:hidden [&:not(:empty)]:border [&:not(:empty)]:border-line">
        {items.map((each, position) => {
          const isOpen = open === position;
          const name = `${item} ${position + 1}`;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: items have no ids; all that a row keeps is its position
            <li key={position} className={`border-line bg-card not-first:border-t ${dropMarks}`}>
              <div className="flex items-center">
                <button
                  type="button"
                  data-row
                  aria-expanded={isOpen}
                  onClick={() => setOpen(isOpen ? null : position)}
                  onKeyDown={(event) => stepByKey(event, (by) => step(position, position + by))}
                  className={`flex min-h-8 min-w-0 grow items-center gap-2 pl-2.5 text-left ${focusRing} focus-visible:-outline-offset-2`}
                >
                  <span aria-hidden="true" className="mono text-muted">
                    {String(position + 1).padStart(2, "0")}
                  </span>
                  <span className={`flex min-w-0 items-center gap-2 ${isOpen ? "font-semibold" : ""}`}>
                    <ItemSummary fields={field.fields ?? []} noun={item} item={each} />
                  </span>
                </button>
                <span data-grip className="cursor-grab px-2 py-2 text-muted">
                  <Icon name="grip" className="size-3.5" />
                </span>
              </div>
              {isOpen ? (
                <div data-item className="grid gap-3 border-t border-line px-2.5 pt-2.5 pb-3">
                  <Fields
                    fields={field.fields ?? []}
                    blockId={place.blockId}
                    path={[...place.path, position]}
                  />
                  <ItemTools
                    name={name}
                    position={position}
                    count={items.length}
                    onMove={(to) => step(position, to)}
                    onRemove={() => {
                      change(items.toSpliced(position, 1));
                      setOpen(null);
                    }}
                  />
                </div>
              ) : null}
            </li>
          );
        })}
      </ul>
      {items.length < (field.max ?? Number.POSITIVE_INFINITY) ? (
        <button type="button" onClick={add} className={`${buttonClasses.quiet} mt-1.5 -ml-2`}>
          <Icon name="add" className="mr-1 size-3.5" />
          Add {article(item)} {item}
        </button>
      ) : null}
      <FieldMessage hint={field.help} errors={problem} density="compact" />
    </fieldset>
  );
}

/** The item that is open; one that a finding leads into opens by itself. */
function useOpenItem({ blockId, path }: FieldPlace) {
  const opened = useEditor(({ opened }) => opened);
  const [open, setOpen] = useState<number | null>(null);
  const isHere = opened?.blockId === blockId && path.every((step, depth) => opened.path[depth] === step);
  const position = isHere ? opened.path[path.length] : undefined;
  useEffect(() => {
    if (typeof position === "number") setOpen(position);
  }, [position]);
  return [open, setOpen] as const;
}

function stepByKey(event: KeyboardEvent, step: (by: -1 | 1) => void) {
  if (!event.altKey || (event.key !== "ArrowUp" && event.key !== "ArrowDown")) return;
  event.preventDefault();
  step(event.key === "ArrowUp" ? -1 : 1);
}

function rowButton(rows: HTMLElement | null, position: number): HTMLElement | null | undefined {
  return rows?.children[position]?.querySelector<HTMLElement>("[data-row]");
}

function article(word: string): string {
  return /^[aeiou]/i.test(word) ? "an" : "a";
}
