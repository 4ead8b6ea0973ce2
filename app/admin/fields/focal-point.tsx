import { type KeyboardEvent, type MouseEvent, useState } from "react";
import { focusRing } from "#app/admin/classes.ts";
import { externalHost } from "#app/ui/external-host.ts";
import { messages } from "./messages.ts";

interface FocalPointProps {
  src: string;
  /** Fractions of width and height; undefined to use the library's point. */
  x: unknown;
  y: unknown;
  /** The library's focal point. */
  initial?: { focusX: number; focusY: number };
  onChange: (focus: { focusX: number; focusY: number }) => void;
}

/** The step of an arrow key, as a fraction. */
const step = 0.05;

/**
 * A small picture with the focal point, which stays visible when the picture is cropped: set by a click or by the arrow
 * keys.
 */
export function FocalPoint({ src, x, y, initial, onChange }: FocalPointProps) {
  const [isLost, setLost] = useState(false);
  const focusX = typeof x === "number" ? x : (initial?.focusX ?? 0.5);
  const focusY = typeof y === "number" ? y : (initial?.focusY ?? 0.5);

  function point(event: MouseEvent) {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    if (event.detail === 0) return; // pressed by keyboard
    onChange(within((event.clientX - left) / width, (event.clientY - top) / height));
  }

  function press(event: KeyboardEvent) {
    const [dx, dy] = directions[event.key] ?? [0, 0];
    if (dx === 0 && dy === 0) return;
    event.preventDefault();
    event.stopPropagation();
    onChange(within(focusX + dx * step, focusY + dy * step));
  }

  const host = externalHost(src);
  if (host) return <p className="text-muted">{messages.thisPictureIsOnAnd(host)}</p>;
  if (isLost) {
    return <p className="text-warn">{messages.thisPictureCannotBeShown}</p>;
  }
  return (
    <button
      type="button"
      onClick={point}
      onKeyDown={press}
      aria-label={messages.focalPointFromTheLeft(percent(focusX), percent(focusY))}
      className={`relative block w-fit max-w-full cursor-crosshair border border-line bg-sand ${focusRing}`}
    >
      <img
        src={src}
        alt=""
        onError={() => setLost(true)}
        className="block max-h-40 min-h-16 min-w-24 max-w-full object-contain"
      />
      <span
        aria-hidden="true"
        className="absolute size-4 -translate-1/2 rounded-full border-2 border-paper shadow-[0_0_0_2px_var(--signal)]"
        style={{ left: percent(focusX), top: percent(focusY) }}
      />
    </button>
  );
}

const directions: Record<string, [number, number] | undefined> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

function within(x: number, y: number) {
  const bounded = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 100) / 100;
  return { focusX: bounded(x), focusY: bounded(y) };
}

function percent(fraction: number): string {
  return `${Math.round(fraction * 100)}%`;
}
