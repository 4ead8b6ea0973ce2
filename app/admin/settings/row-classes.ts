import { focusRing } from "#app/admin/classes.ts";
import type { Setting } from "#app/domain/settings/fields.ts";

/** A setting: its control, and its help beside it. */
export const rowClasses =
  "grid scroll-mt-28 gap-x-8 gap-y-1 target:outline-2 target:outline-offset-8 target:outline-signal md:scroll-mt-16 @3xl:grid-cols-[minmax(0,600px)_minmax(0,260px)]";

export function asideClasses({ control }: Pick<Setting, "control">): string {
  return `text-[0.75rem]/[1.45] text-muted empty:hidden ${besideControl[control] ?? "@3xl:pt-[29px]"}`;
}

/** A separate line that meets the minimum target size. */
export const asideLink = `flex min-h-6 w-fit cursor-pointer items-center underline decoration-line underline-offset-3 hover:text-ink ${focusRing}`;

/** Aligns the help with the first line of the control, below its label. These controls have no label above. */
const besideControl: Partial<Record<Setting["control"], string>> = { toggle: "", choices: "", list: "" };
