import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

interface ScrollBoxProps {
  /** What is inside, for those who listen. */
  label: string;
  className?: string;
  children: ReactNode;
}

/** Scrolls sideways what is wider than its place; the arrow keys reach all of it. */
export function ScrollBox({ label, className, children }: ScrollBoxProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section tabIndex={0} aria-label={label} className={classNames("overflow-x-auto", className)}>
      {children}
    </section>
  );
}
