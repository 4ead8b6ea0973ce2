import { type ComponentPropsWithoutRef, forwardRef } from "react";
import { focusRing } from "#app/admin/classes.ts";
import { Tooltip } from "#app/ui/tooltip.tsx";

const shapes = {
  add: "M8 3v10M3 8h10",
  up: "M8 12.5v-9M4 7l4-4 4 4",
  down: "M8 3.5v9M4 9l4 4 4-4",
  copy: "M5.5 5.5h8v8h-8zM5.5 10.5h-3v-8h8v3",
  duplicate: "M5.5 5.5h8v8h-8zM5.5 10.5h-3v-8h8v3M9.5 7.5v4M7.5 9.5h4",
  remove: "M2.5 4.5h11M6 4.5v-2h4v2M4 4.5l.7 9h6.6l.7-9",
  close: "m4 4 8 8M12 4l-8 8",
  undo: "M5.5 3 2.5 6l3 3M2.5 6h7.5a3.5 3.5 0 0 1 0 7H6",
  redo: "m10.5 3 3 3-3 3M13.5 6H6a3.5 3.5 0 0 0 0 7h4",
  grip: "M6 3.5v.01M10 3.5v.01M6 8v.01M10 8v.01M6 12.5v.01M10 12.5v.01",
  phone: "M4.5 1.5h7v13h-7zM7 12.5h2",
  tablet: "M2.5 1.5h11v13h-11zM7 12.5h2",
  desktop: "M1.5 2.5h13v9h-13zM5.5 14h5",
  page: "M3.5 1.5h6l3 3v10h-9zM9.5 1.5v3h3",
  link: "M6.5 9.5l3-3M7 4.5l1.5-1.5a3 3 0 0 1 4.5 4.5L11.5 9M9 11.5 7.5 13A3 3 0 0 1 3 8.5L4.5 7",
  share:
    "M5.5 8a2 2 0 1 0-4 0 2 2 0 0 0 4 0zM14.5 3.5a2 2 0 1 0-4 0 2 2 0 0 0 4 0zM14.5 12.5a2 2 0 1 0-4 0 2 2 0 0 0 4 0zM5.3 7.1l5.4-2.7M5.3 8.9l5.4 2.7",
  help: "M5.5 6c0-3.5 5-3.5 5-.3 0 2.3-2.5 2.3-2.5 4.3M8 12.5v.6",
  external: "M6.5 3.5h-4v10h10v-4M9 2.5h4.5V7M13.5 2.5 7 9",
} as const;

type IconName = keyof typeof shapes;

/** An icon of the editor's controls on a 16 × 16 grid. */
export function Icon({ name, className = "size-4" }: { name: IconName; className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 16 16"
      className={`shrink-0 fill-none stroke-current ${name === "grip" ? "stroke-[1.8] [stroke-linecap:round]" : "stroke-[1.3]"} ${className}`}
    >
      <path d={shapes[name]} />
    </svg>
  );
}

interface IconButtonProps extends Omit<ComponentPropsWithoutRef<"button">, "children" | "aria-label"> {
  icon: IconName;
  /** The accessible name, and the tooltip unless `tip` is shorter. */
  label: string;
  tip?: string;
  /** The keyboard shortcuts, as the tooltip shows them. */
  keys?: string;
}

/** A button with an icon. */
export const IconButton = forwardRef<HTMLButtonElement, IconButtonProps>(function IconButton(
  { icon, label, tip = label, keys, className = "", ...attributes },
  ref,
) {
  return (
    <Tooltip text={keys ? `${tip} (${keys})` : tip}>
      <button
        ref={ref}
        type="button"
        aria-label={label}
        {...attributes}
        className={`grid size-7 place-items-center rounded-[2px] text-muted hover:bg-sand hover:text-ink aria-pressed:bg-sand aria-pressed:text-ink disabled:cursor-default disabled:bg-transparent disabled:opacity-40 ${focusRing} focus-visible:-outline-offset-2 ${className}`}
      >
        <Icon name={icon} />
      </button>
    </Tooltip>
  );
});
