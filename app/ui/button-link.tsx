import type { ComponentPropsWithoutRef } from "react";
import { Arrow } from "./arrow.tsx";
import { type ButtonLook, buttonClasses } from "./button-look.ts";
import { SmartLink } from "./smart-link.tsx";

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
