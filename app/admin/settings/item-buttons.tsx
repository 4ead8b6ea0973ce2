import { useFormMetadata } from "@conform-to/react";
import { focusRing } from "#app/admin/classes.ts";
import { Tooltip } from "#app/ui/tooltip.tsx";

/** Where an item stands. */
export interface ItemPlace {
  /** The field names of the list and of the item. */
  list: string;
  name: string;
  singular: string;
  /** Counts from 0. */
  position: number;
  count: number;
}

/** Moves an item of a list up or down, or takes it out. */
export function ItemButtons({ list, singular, position, count }: ItemPlace) {
  const form = useFormMetadata();
  const what = `${singular} ${position + 1}`;
  const move = (to: number) => form.reorder.getButtonProps({ name: list, from: position, to });
  return (
    <div className="flex">
      <Tooltip text="Move up">
        <button
          type="submit"
          {...move(position - 1)}
          disabled={position === 0}
          aria-label={`Move ${what} up`}
          className={classes}
        >
          <Icon path="M8 12.5v-9M4 7l4-4 4 4" />
        </button>
      </Tooltip>
      <Tooltip text="Move down">
        <button
          type="submit"
          {...move(position + 1)}
          disabled={position === count - 1}
          aria-label={`Move ${what} down`}
          className={classes}
        >
          <Icon path="M8 3.5v9M4 9l4 4 4-4" />
        </button>
      </Tooltip>
      <Tooltip text="Remove">
        <button
          type="submit"
          {...form.remove.getButtonProps({ name: list, index: position })}
          aria-label={`Remove ${what}`}
          className={classes}
        >
          <Icon path="m4 4 8 8M12 4l-8 8" />
        </button>
      </Tooltip>
    </div>
  );
}

const classes = `grid size-8 place-items-center rounded-[2px] text-[0.875rem] text-muted hover:bg-sand hover:text-ink disabled:cursor-default disabled:bg-transparent disabled:opacity-40 ${focusRing} focus-visible:-outline-offset-2`;

function Icon({ path }: { path: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 16 16" className="size-4 fill-none stroke-current stroke-[1.3]">
      <path d={path} />
    </svg>
  );
}
