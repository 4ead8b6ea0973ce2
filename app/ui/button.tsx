import type { ComponentPropsWithoutRef } from "react";
import { Arrow } from "./arrow.tsx";
import { type ButtonLook, buttonClasses } from "./button-look.ts";

interface ButtonProps extends ComponentPropsWithoutRef<"button"> {
  look?: ButtonLook;
}

/** Does something on this page. For a form that is sent, see `forms/submit-button.tsx`. */
export function Button({ look = "boxed", type = "button", className, children, ...attributes }: ButtonProps) {
  return (
    <button {...attributes} type={type} className={buttonClasses(look, className)}>
      {children}
      <Arrow />
    </button>
  );
}
