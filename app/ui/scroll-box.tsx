import type { ReactNode, Ref } from "react";
import { classNames } from "./class-names.ts";

interface ScrollBoxProps {
  /** Accessible name of the content. */
  label: string;
  className?: string;
  boxRef?: Ref<HTMLDivElement>;
  /** False where all content is visible at present. */
  isFocusable?: boolean;
  children: ReactNode;
}

/**
 * Scrolls content that is wider than its container, including visually hidden content; the arrow keys reach all of it.
 */
export function ScrollBox({ label, className, boxRef, isFocusable = true, children }: ScrollBoxProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: neither a fieldset nor, repeated on one page, a landmark
    <div
      ref={boxRef}
      role="group"
      aria-label={label}
      // What scrolls must be reachable by keyboard.
      tabIndex={isFocusable ? 0 : undefined}
      className={classNames("relative overflow-x-auto", className)}
    >
      {children}
    </div>
  );
}
