import { type ComponentPropsWithoutRef, forwardRef } from "react";
import { focusRing } from "#app/admin/classes.ts";
import { Tooltip } from "#app/ui/tooltip.tsx";
import { Icon, type IconName } from "./icon.tsx";

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
