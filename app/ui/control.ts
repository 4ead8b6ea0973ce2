import type { Density } from "./field.tsx";

/**
 * Classes of an input, select or text area. Invalid and focused states use a shadow, so that the thicker line shifts
 * nothing.
 */
export function controlClasses(density: Density = "ruled", extra = ""): string {
  return `${shared} ${densities[density]} ${extra}`;
}

const shared =
  "w-full min-w-0 text-ink outline-hidden placeholder:text-muted disabled:cursor-not-allowed disabled:opacity-60";

const densities: Record<Density, string> = {
  ruled: [
    "min-h-[42px] rounded-none border-0 border-b border-ink bg-transparent px-0 pt-[7px] pb-[9px]",
    "text-lg/[1.4] tracking-[-0.01em]",
    "focus-visible:shadow-[0_2px_0_0_var(--ink)]",
    "aria-invalid:border-bad aria-invalid:shadow-[0_1px_0_0_var(--bad)]",
    "aria-invalid:focus-visible:shadow-[0_2px_0_0_var(--bad)]",
  ].join(" "),
  compact: [
    "min-h-8 rounded-[2px] border border-line bg-card px-2.25 py-1.5 text-[0.8125rem]/[1.4]",
    "focus-visible:border-ink focus-visible:ring-2 focus-visible:ring-signal/28",
    "aria-invalid:border-bad",
  ].join(" "),
};
