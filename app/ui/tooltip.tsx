import * as Radix from "@radix-ui/react-tooltip";
import type { ReactElement, ReactNode } from "react";

/** UI-02: milliseconds a pointer rests before a tooltip opens. The keyboard's focus opens it at once. */
const tooltipOpenDelay = 700;

/** UI-02: milliseconds after one has closed within which the next opens without delay. */
const tooltipSkipDelay = 300;

/** Around everything whose tooltips belong together: moving from one to the next takes no second delay. */
export function Tooltips({ children }: { children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={tooltipOpenDelay} skipDelayDuration={tooltipSkipDelay}>
      {children}
    </Radix.Provider>
  );
}

interface TooltipProps {
  text: string;
  /** What it explains: one element that takes the focus and is named without it. */
  children: ReactElement;
}

/** A word on what an icon does. Escape closes it; nothing is said here alone. */
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
