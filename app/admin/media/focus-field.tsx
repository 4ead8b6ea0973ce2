import { type FieldMetadata, useInputControl } from "@conform-to/react";
import { type KeyboardEvent, type PointerEvent, useId } from "react";
import { focusRing } from "#app/admin/classes.ts";
import type { MediaSource } from "#app/domain/media/media.ts";
import type { MediaItem } from "#app/domain/media/media-item.ts";
import { TextField } from "#app/forms/fields.tsx";
import { MediaThumb } from "./media-thumb.tsx";

interface FocusFieldProps {
  item: MediaItem;
  source: MediaSource;
  /** Percent from the left and from the top. */
  fieldX: FieldMetadata;
  fieldY: FieldMetadata;
  /** Whether the point is read-only. */
  isFixed: boolean;
}

/** Percent per press of an arrow key, alone and with Shift. */
const step = 1;
const leap = 10;

/**
 * The focal point, which stays visible when the picture is cropped: set by a click on the picture, by the arrow keys,
 * or by two fields, which the form submits.
 */
export function FocusField({ item, source, fieldX, fieldY, isFixed }: FocusFieldProps) {
  const across = useInputControl(fieldX as FieldMetadata<string>);
  const down = useInputControl(fieldY as FieldMetadata<string>);
  const x = perCent(across.value);
  const y = perCent(down.value);
  const id = useId();

  function moveTo(nextX: number, nextY: number) {
    across.change(String(inside(nextX)));
    down.change(String(inside(nextY)));
  }

  function followPointer(event: PointerEvent<HTMLElement>) {
    if (isFixed) return;
    if (event.type === "pointermove" && !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    if (event.type === "pointerdown") event.currentTarget.setPointerCapture(event.pointerId);
    const box = event.currentTarget.getBoundingClientRect();
    moveTo(((event.clientX - box.left) / box.width) * 100, ((event.clientY - box.top) / box.height) * 100);
  }

  function followKey(event: KeyboardEvent) {
    const direction = directions[event.key];
    if (!direction) return;
    event.preventDefault();
    const distance = event.shiftKey ? leap : step;
    moveTo(x + direction[0] * distance, y + direction[1] * distance);
  }

  return (
    <div>
      <div className="flex justify-center bg-sand">
        <div
          onPointerDown={followPointer}
          onPointerMove={followPointer}
          className="relative max-h-[62vh] cursor-crosshair touch-none select-none"
          style={{
            aspectRatio: `${source.width ?? 4} / ${source.height ?? 3}`,
            width: "100%",
            maxWidth: `calc(62vh * ${(source.width ?? 4) / (source.height ?? 3)})`,
          }}
        >
          <MediaThumb
            item={{ ...item, focusX: 0.5, focusY: 0.5 }}
            sizes="(min-width: 1024px) 760px, 100vw"
            fit="contain"
            className="pointer-events-none size-full"
          />
          <button
            type="button"
            onKeyDown={followKey}
            aria-label={`Focal point, ${x} % across and ${y} % down`}
            aria-describedby={`${id}-keys`}
            className={`absolute size-7 -translate-1/2 cursor-move rounded-full border-2 border-[#ffffff] bg-brand-ink/35 shadow-[0_0_0_1px_var(--brand-ink)] after:absolute after:inset-[9px] after:rounded-full after:bg-[var(--signal)] ${focusRing}`}
            style={{ left: `${x}%`, top: `${y}%` }}
          />
        </div>
      </div>
      <p id={`${id}-keys`} className="mt-2 text-[0.75rem] text-muted">
        The focal point stays visible when the image is cropped. Click the picture, or move the point with the
        arrow keys. Hold Shift to move it further.
      </p>
      <div className="mt-3 grid grid-cols-[112px_112px] gap-3">
        <TextField field={fieldX} label="Across" note="%" inputMode="numeric" {...typed(across)} />
        <TextField field={fieldY} label="Down" note="%" inputMode="numeric" {...typed(down)} />
      </div>
      <CropPreviews item={item} x={x} y={y} />
    </div>
  );
}

const directions: Record<string, readonly [number, number] | undefined> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The field as a controlled input. */
function typed({ value, change, blur, focus }: ReturnType<typeof useInputControl<string>>) {
  return {
    defaultValue: undefined,
    value: value ?? "",
    onChange: (event: { currentTarget: HTMLInputElement }) => change(event.currentTarget.value),
    onBlur: blur,
    onFocus: focus,
  };
}

const inside = (value: number) => Math.round(Math.max(0, Math.min(100, value)));

function perCent(value: string | undefined): number {
  const number = Number(value);
  return value && Number.isFinite(number) ? inside(number) : 50;
}

/** The most common crop shapes of the site. */
const shapes = [
  { name: "Hero", classes: "aspect-[117/47] w-60" },
  { name: "Cover", classes: "aspect-[16/10] w-40" },
  { name: "Portrait", classes: "aspect-[4/5] w-20" },
  { name: "Avatar", classes: "aspect-square w-14" },
];

interface CropPreviewsProps {
  item: MediaItem;
  /** Percent. */
  x: number;
  y: number;
}

/** The picture cropped to the shapes of the site. */
function CropPreviews({ item, x, y }: CropPreviewsProps) {
  return (
    <ul aria-label="Crops" className="mt-5 flex flex-wrap items-end gap-4">
      {shapes.map(({ name, classes }) => (
        <li key={name}>
          <MediaThumb
            item={{ ...item, focusX: x / 100, focusY: y / 100 }}
            sizes="240px"
            className={classes}
          />
          <span className="mt-1 block text-[0.75rem] text-muted">{name}</span>
        </li>
      ))}
    </ul>
  );
}
