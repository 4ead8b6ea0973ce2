import type { ComponentPropsWithoutRef, ReactNode } from "react";
import type { Density } from "./field.tsx";

interface CheckboxProps extends Omit<ComponentPropsWithoutRef<"input">, "type"> {
  label: ReactNode;
  density?: Density;
}

/** A native checkbox styled as a square, with its label in one click target. */
export function Checkbox({ label, density = "ruled", className = "", ...input }: CheckboxProps) {
  const compact = density === "compact";
  return (
    <label
      className={`flex cursor-pointer items-center ${compact ? "gap-2 text-[0.8125rem]/[1.4]" : "gap-3 text-base/[1.4]"} ${className}`}
    >
      <span className={`relative grid shrink-0 place-items-center ${compact ? "size-4" : "size-5"}`}>
        <input
          {...input}
          type="checkbox"
          className={`peer size-full cursor-pointer appearance-none border border-ink bg-transparent checked:bg-ink focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-signal-text disabled:cursor-not-allowed disabled:opacity-60 aria-invalid:border-bad forced-colors:appearance-auto ${compact ? "rounded-[2px]" : ""}`}
        />
        <svg
          aria-hidden="true"
          viewBox="0 0 12 12"
          className="pointer-events-none absolute hidden w-3/5 fill-none stroke-paper stroke-2 peer-checked:block forced-colors:hidden"
        >
          <path d="M1.5 6.5 4.5 9.5 10.5 2.5" />
        </svg>
      </span>
      <span>{label}</span>
    </label>
  );
}
