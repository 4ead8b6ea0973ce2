import { type MouseEvent, type MutableRefObject, useEffect, useRef, useState } from "react";
import { IconButton } from "#app/admin/editor/icon-button.tsx";
import { focused } from "#app/admin/lost-focus.ts";
import { useMediaItem } from "#app/admin/media/media-items.ts";
import { MediaThumb } from "#app/admin/media/media-thumb.tsx";
import { addressOf, OwnPicture } from "#app/admin/own-picture.tsx";
import type { Control, FieldDescription } from "#app/fields/field-meta.ts";
import { isRecord } from "#app/fields/prop-path.ts";
import { type ListBinding, useFieldSource } from "./binding.ts";

interface ItemSummaryProps {
  fields: FieldDescription[];
  /** The noun for a list item. */
  noun: string;
  item: unknown;
}

/** A list item in one line: its first text, and its picture if it has one. */
export function ItemSummary({ fields, noun, item }: ItemSummaryProps) {
  const values = fields.map(({ name }) => (isRecord(item) ? item[name] : undefined));
  const words = values.filter((_, at) => !pictureControls.includes(fields[at]?.control ?? "text"));
  const text = words.find(isText);
  const position = fields.findIndex(({ control }) => pictureControls.includes(control));
  const file = isText(values[position]) ? { src: values[position] } : values[position];
  if (!isRecord(file) || !addressOf(file)) {
    return <span className="truncate">{text ?? <span className="text-muted">New {noun}</span>}</span>;
  }
  return <FileSummary file={file} text={text} isPicture={fields[position]?.control !== "mediaFile"} />;
}

const pictureControls: Control[] = ["image", "picture", "mediaFile"];

interface FileSummaryProps {
  file: Record<string, unknown>;
  text: string | undefined;
  isPicture: boolean;
}

function FileSummary({ file, text, isPicture }: FileSummaryProps) {
  const medium = useMediaItem(file.mediaId);
  const words = text ?? (isText(file.alt) ? file.alt : undefined) ?? medium?.name ?? nameOf(file.src);
  return (
    <>
      {isPicture ? (
        <span className="block size-6 shrink-0 overflow-hidden bg-sand">
          {medium ? (
            <MediaThumb item={medium} sizes="24px" className="size-full" />
          ) : (
            isText(file.src) && <OwnPicture src={file.src} />
          )}
        </span>
      ) : null}
      <span className="truncate">{words ?? "Picture"}</span>
    </>
  );
}

function nameOf(src: unknown): string | undefined {
  return isText(src) ? src.split("/").at(-1) : undefined;
}

function isText(value: unknown): value is string {
  return typeof value === "string" && value.trim() !== "";
}

interface ItemToolsProps extends Pick<ListBinding, "reorder" | "remove"> {
  /** The item's name: "Step 2". */
  name: string;
  /** Zero-based. */
  position: number;
  count: number;
  /** Called before the move. */
  onMove?: (to: number) => void;
  onRemove?: () => void;
}

/** Moves a list item up or down, or removes it, and announces the result. */
export function ItemTools({ name, position, count, reorder, remove, onMove, onRemove }: ItemToolsProps) {
  const { announce } = useFieldSource();
  const mover = (to: number) => {
    const { onClick, ...button } = reorder(position, to);
    return {
      ...button,
      onClick: (event: MouseEvent) => {
        onMove?.(to);
        onClick?.(event);
        announce(`${name} moved, ${to + 1} of ${count}`);
      },
    };
  };
  const { onClick, ...remover } = remove(position);
  return (
    <div className="flex">
      <IconButton
        icon="up"
        label={`Move ${name} up`}
        tip="Move up"
        disabled={position === 0}
        {...mover(position - 1)}
      />
      <IconButton
        icon="down"
        label={`Move ${name} down`}
        tip="Move down"
        disabled={position === count - 1}
        {...mover(position + 1)}
      />
      <IconButton
        icon="remove"
        label={`Remove ${name}`}
        tip="Remove"
        {...remover}
        onClick={(event) => {
          onRemove?.();
          onClick?.(event);
          announce(`${name} removed. Use Undo to restore it.`);
        }}
      />
    </div>
  );
}

/** The expanded items; a finding's item expands automatically. */
export function useOpenItems({ items, revealed }: ListBinding) {
  const [open, setOpen] = useState(() =>
    items.flatMap(({ isWrong }, position) => (isWrong ? [position] : [])),
  );
  useEffect(() => {
    if (revealed !== undefined) setOpen((open) => (open.includes(revealed) ? open : [...open, revealed]));
  }, [revealed]);
  return [open, setOpen] as const;
}

interface FocusTargets {
  rows: MutableRefObject<HTMLOListElement | null>;
  addButton: MutableRefObject<HTMLButtonElement | null>;
  onAdded: () => void;
}

const firstControl =
  ":is(input, textarea, select, button, [contenteditable=true]):not([type=hidden], [role=toolbar] *)";

/** Manages the focus: into an item that was added, and to the Add button when the focused item was removed. */
export function useListFocus(count: number, { rows, addButton, onAdded }: FocusTargets) {
  const before = useRef(count);
  const isAdding = useRef(false);
  const isOpening = useRef(false);
  const added = useRef(onAdded);
  added.current = onAdded;
  useEffect(() => {
    const change = count - before.current;
    before.current = count;
    if (change > 0 && isAdding.current) {
      isAdding.current = false;
      isOpening.current = true;
      added.current();
    }
    if (change < 0 && document.activeElement === document.body) addButton.current?.focus();
  }, [count, addButton]);
  // After every rendering, because a later one opens the item.
  useEffect(() => {
    if (!isOpening.current) return;
    isOpening.current = !focused(rows.current?.lastElementChild?.querySelector<HTMLElement>(firstControl));
  });
  return isAdding;
}
