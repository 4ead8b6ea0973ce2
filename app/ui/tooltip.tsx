import * as Radix from "@radix-ui/react-tooltip";
import type { ReactElement, ReactNode } from "react";

/** UI-02: milliseconds of hovering before a tooltip opens. Keyboard focus opens it at once. */
const tooltipOpenDelay = 700;

/** UI-02: milliseconds after a tooltip has closed within which the next one opens without delay. */
const tooltipSkipDelay = 300;

/** Groups tooltips: moving from one to the next has no second delay. */
export function Tooltips({ children }: { children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={tooltipOpenDelay} skipDelayDuration={tooltipSkipDelay}>
      {children}
    </Radix.Provider>
  );
}

interface TooltipProps {
  text: string;
  /** The described element: focusable and with its own accessible name. */
  children: ReactElement;
}

/** A tooltip that describes an icon. Escape closes it; it contains no information that is missing elsewhere. */
export function Tooltip({ text, children }: TooltipProps) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          sideOffset={4}
          collisionPadding={8}
          className="z-100 rounded-[2px] bg-ink px-2 py-1 text-[12px]/[1.4] text-paper select-none"
        >
          {text}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
