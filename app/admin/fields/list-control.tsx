import { type KeyboardEvent, useRef } from "react";
import { buttonClasses, focusRing } from "#app/admin/classes.ts";
import { dropMarks, useSortableList } from "#app/admin/dragging/use-drag.tsx";
import { Icon } from "#app/admin/editor/icon-button.tsx";
import type { FieldDescription } from "#app/fields/field-meta.ts";
import type { PropPath } from "#app/fields/prop-path.ts";
import { type ControlProps, type ListBinding, moved, useBinding, useFieldSource } from "./binding.ts";
import { GroupFrame } from "./field-frame.tsx";
import { FieldControl, Fields } from "./fields.tsx";
import { ItemSummary, ItemTools, useListFocus, useOpenItems } from "./list-item.tsx";

/**
 * A list: each item is a row that expands to its fields; rows move by drag and drop, by buttons and by Alt with arrow
 * keys.
 */
export function ListControl(props: ControlProps) {
  const { field, path } = props;
  const binding = useBinding(props);
  const list = useFieldSource().useList(field, path);
  const { items } = list;
  const { keys, moveKey, removeKey } = useRowKeys(items.length);
  const [open, setOpen] = useOpenItems(list);
  const rows = useRef<HTMLOListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const isAdding = useListFocus(items.length, {
    rows,
    addButton,
    onAdded: () => setOpen([items.length - 1]),
  });

  /** Keeps expanded items expanded at their new positions. */
  const follow = (from: number, to: number) => {
    const order = moved([...items.keys()], from, to > from ? to + 1 : to);
    moveKey(from, to);
    setOpen(open.map((position) => order.indexOf(position)));
    requestAnimationFrame(() => rowOf(rows.current, to)?.focus());
  };
  const step = (from: number, to: number) => {
    if (to < 0 || to >= items.length) return;
    follow(from, to);
    list.move(from, to);
  };
  useSortableList(rows, (from, before) => step(from, before > from ? before - 1 : before));

  return (
    <GroupFrame {...props} binding={binding} note={items.length > 0 ? String(items.length) : undefined}>
      <ol ref={rows} className="empty:hidden [&:not(:empty)]:border [&:not(:empty)]:border-line">
        {items.map(({ key, value }, position) => (
          <ListItem
            key={key ?? keys[position]}
            {...{ field, path, value, position, list }}
            isOpen={open.includes(position)}
            onToggle={(isOpen) =>
              setOpen((open) => [...open.filter((each) => each !== position), ...(isOpen ? [position] : [])])
            }
            onMove={(to) => follow(position, to)}
            onStep={(by) => step(position, position + by)}
            onRemove={() => {
              removeKey(position);
              setOpen(
                open.filter((each) => each !== position).map((each) => (each > position ? each - 1 : each)),
              );
            }}
          />
        ))}
      </ol>
      <button
        ref={addButton}
        {...list.insert}
        onClick={(event) => {
          isAdding.current = true;
          list.insert.onClick?.(event);
        }}
        disabled={items.length >= (field.max ?? Number.POSITIVE_INFINITY)}
        className={`${buttonClasses.quiet} mt-1.5 -ml-2`}
      >
        <Icon name="add" className="mr-1 size-3.5" />
        Add {field.item}
      </button>
    </GroupFrame>
  );
}

/**
 * Keys of the rows of a list whose items have none. A row keeps its key when it moves, so that what its controls are
 * doing, such as an upload, ends in the same item.
 */
function useRowKeys(count: number) {
  const next = useRef(0);
  const keys = useRef<number[]>([]);
  while (keys.current.length < count) keys.current.push(next.current++);
  keys.current.length = count;
  return {
    keys: keys.current,
    moveKey(from: number, to: number) {
      keys.current = moved(keys.current, from, to > from ? to + 1 : to);
    },
    removeKey(position: number) {
      keys.current = keys.current.toSpliced(position, 1);
    },
  };
}

interface ListItemProps extends ControlProps {
  value: unknown;
  position: number;
  list: ListBinding;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  onMove: (to: number) => void;
  onStep: (by: -1 | 1) => void;
  onRemove: () => void;
}

function ListItem({
  field,
  path,
  value,
  position,
  list,
  isOpen,
  onToggle,
  onMove,
  onStep,
  onRemove,
}: ListItemProps) {
  const { items, reorder, remove } = list;
  const item = field.item ?? "item";
  const place = [...path, position];
  const tools = (
    <ItemTools
      name={`${item} ${position + 1}`}
      {...{ position, reorder, remove, onMove, onRemove }}
      count={items.length}
    />
  );
  const row = `border-line bg-card not-first:border-t ${dropMarks}`;
  if (field.element) return <SingleItem element={field.element} path={place} className={row} tools={tools} />;
  const fields = field.fields ?? [];
  return (
    <li className={row}>
      <details open={isOpen} onToggle={(event) => onToggle(event.currentTarget.open)} className="group">
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a control, its keys come on top */}
        <summary
          data-row
          onKeyDown={(event) => stepByKey(event, onStep)}
          className={`flex min-h-8 cursor-pointer list-none items-center gap-2 pl-2.5 [&::-webkit-details-marker]:hidden ${focusRing} focus-visible:-outline-offset-2`}
        >
          <ItemNumber position={position} />
          <span className="flex min-w-0 grow items-center gap-2 group-open:font-semibold">
            <ItemSummary fields={fields} noun={item} item={value} />
          </span>
          <span data-grip className="cursor-grab px-2 py-2 text-muted">
            <Icon name="grip" className="size-3.5" />
          </span>
        </summary>
        {isOpen ? (
          <div data-item className="@container border-t border-line px-2.5 pt-2.5 pb-3">
            <div className="grid gap-3 @lg:grid-cols-2 @lg:*:[&:has(textarea,fieldset)]:col-span-2">
              <Fields fields={fields} path={place} />
            </div>
            <div className="mt-3">{tools}</div>
          </div>
        ) : null}
      </details>
    </li>
  );
}

interface SingleItemProps {
  element: FieldDescription;
  path: PropPath;
  className: string;
  tools: JSX.Element;
}

/** An item with a single value: its control and buttons in one row. */
function SingleItem({ element, path, className, tools }: SingleItemProps) {
  const position = Number(path.at(-1));
  return (
    <li className={`flex items-start gap-2 py-1.5 pl-2.5 ${className}`}>
      <span className="pt-2">
        <ItemNumber position={position} />
      </span>
      <div className="min-w-0 grow">
        <FieldControl
          field={{ ...element, label: `${element.label} ${position + 1}` }}
          path={path}
          hidesLabel
        />
      </div>
      <div className="pt-1">{tools}</div>
    </li>
  );
}

function ItemNumber({ position }: { position: number }) {
  return (
    <span aria-hidden="true" className="mono text-muted">
      {String(position + 1).padStart(2, "0")}
    </span>
  );
}

function stepByKey(event: KeyboardEvent, step: (by: -1 | 1) => void) {
  if (!event.altKey || (event.key !== "ArrowUp" && event.key !== "ArrowDown")) return;
  event.preventDefault();
  step(event.key === "ArrowUp" ? -1 : 1);
}

function rowOf(rows: HTMLElement | null, position: number): HTMLElement | null | undefined {
  const row = rows?.children[position];
  // An item of one value has no row to focus, and its button may be disabled at the end of the list.
  return row?.querySelector<HTMLElement>("[data-row]") ?? row?.querySelector<HTMLElement>("button:enabled");
}
