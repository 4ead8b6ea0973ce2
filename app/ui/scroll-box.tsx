import type { ReactNode, Ref } from "react";
import { classNames } from "./class-names.ts";

interface ScrollBoxProps {
  /** Accessible name of the content. */
  label: string;
  className?: string;
  boxRef?: Ref<HTMLDivElement>;
  children: ReactNode;
}

/**
 * Scrolls content that is wider than its container, including visually hidden content; the arrow keys reach all of it.
 */
export function ScrollBox({ label, className, boxRef, children }: ScrollBoxProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: neither a fieldset nor, repeated on one page, a landmark
    <div
      ref={boxRef}
      role="group"
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      className={classNames("relative overflow-x-auto", className)}
    >
      {children}
    </div>
  );
}
