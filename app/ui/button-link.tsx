import type { ComponentPropsWithoutRef } from "react";
import { Arrow } from "./arrow.tsx";
import { classNames } from "./class-names.ts";
import { SmartLink } from "./smart-link.tsx";

/** `filled`: the primary button, in the signal colour. `ruled`: underlined text. `boxed`: outlined. */
type ButtonLook = "filled" | "ruled" | "boxed";

export function buttonClasses(look: ButtonLook, extra?: string): string {
  return classNames(
    "group/button inline-flex items-center justify-between gap-4 text-base font-semibold tracking-[-0.01em] wrap-anywhere",
    looks[look],
    extra,
  );
}

const looks: Record<ButtonLook, string> = {
  filled:
    "min-h-13 bg-signal px-4.5 py-3.5 text-ink transition-colors duration-150 hover:bg-[color-mix(in_oklab,var(--signal),var(--paper)_22%)] focus-visible:outline-offset-2 forced-colors:border",
  ruled: "border-b border-current py-2 transition-[gap] duration-200 hover:gap-6",
  boxed:
    "min-h-13 border border-current px-4.5 py-3.5 transition-colors duration-150 hover:border-signal-text hover:text-signal-text",
};

interface ButtonLinkProps extends ComponentPropsWithoutRef<"a"> {
  href: string;
  look?: ButtonLook;
}

/** A link styled as a button. */
export function ButtonLink({ look = "boxed", className, children, ...attributes }: ButtonLinkProps) {
  return (
    <SmartLink {...attributes} className={buttonClasses(look, className)}>
      {children}
      <Arrow className="shrink-0 transition-transform duration-200 group-hover/button:translate-x-0.5" />
    </SmartLink>
  );
}
