import { type KeyboardEvent, useRef, useState } from "react";
import { isMediaType, mediaTypes } from "#app/domain/media/media.ts";
import type { MediaChoice } from "#app/domain/media/media-item.ts";
import { fileSize } from "#app/ui/file-size.ts";
import { MediaThumb } from "./media-thumb.tsx";
import { messages } from "./messages.ts";

interface MediaGridProps {
  items: MediaChoice[];
  onPick: (item: MediaChoice) => void;
}

/** A grid to choose one media item. Arrow keys, Home and End move, Enter chooses. */
export function MediaGrid({ items, onPick }: MediaGridProps) {
  const list = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const reachable = Math.min(current, items.length - 1);

  function move(event: KeyboardEvent) {
    const buttons = [...(list.current?.querySelectorAll("button") ?? [])];
    const target = targetOf(event.key, reachable, columnsOf(buttons), buttons.length);
    if (target === undefined) return;
    event.preventDefault();
    setCurrent(target);
    buttons[target]?.focus();
  }

  return (
    <ul ref={list} onKeyDown={move} className="grid grid-cols-[repeat(auto-fill,minmax(140px,1fr))] gap-3">
      {items.map((item, position) => (
        <li key={item.id}>
          <button
            type="button"
            data-choice
            tabIndex={position === reachable ? 0 : -1}
            aria-disabled={item.source === null || undefined}
            onFocus={() => setCurrent(position)}
            onClick={() => item.source && onPick(item)}
            className="block w-full cursor-pointer text-left outline-offset-3 hover:outline-2 hover:outline-line focus-visible:outline-2 focus-visible:outline-signal-text aria-disabled:cursor-progress"
          >
            <MediaThumb item={item} sizes="180px" className="aspect-[4/3]" />
            <span className="mt-1.5 block truncate">{item.name}</span>
            <span className="block truncate text-[0.75rem] text-muted">{captionOf(item)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

function captionOf({ state, source, alt, kind, type, size }: MediaChoice): string {
  if (!source) return state === "failed" ? messages.processingFailedLabel : messages.processing;
  if (kind === "film" || kind === "document") {
    return `${isMediaType(type) ? mediaTypes[type].label : type} · ${fileSize(size)}`;
  }
  if (alt === null) return messages.noAlternativeTextYet;
  return alt || messages.decorative;
}

/** The current number of columns. */
function columnsOf(buttons: HTMLElement[]): number {
  const [first] = buttons;
  const columns = buttons.findIndex(({ offsetTop }) => first && offsetTop > first.offsetTop);
  return columns === -1 ? buttons.length : columns;
}

function targetOf(key: string, from: number, columns: number, count: number): number | undefined {
  const steps: Record<string, number | undefined> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -columns,
    ArrowDown: columns,
    Home: -from,
    End: count - 1 - from,
  };
  const step = steps[key];
  if (step === undefined) return undefined;
  return Math.max(0, Math.min(count - 1, from + step));
}
