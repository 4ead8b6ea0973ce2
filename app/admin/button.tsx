import { Link, type LinkProps } from "@remix-run/react";
import type { ComponentPropsWithoutRef } from "react";
import { pressedOnce } from "#app/forms/submit-button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { buttonClasses } from "./classes.ts";

type ButtonLook = keyof typeof buttonClasses;

interface ButtonProps extends ComponentPropsWithoutRef<"button"> {
  look?: ButtonLook;
  /** The button's form is being submitted. */
  isSending?: boolean;
}

/** Submits its form, unless it has `onClick`. */
export function Button({ look = "plain", isSending = false, className, ...attributes }: ButtonProps) {
  return (
    <button
      type={attributes.onClick ? "button" : "submit"}
      {...attributes}
      {...pressedOnce(isSending)}
      className={classNames(buttonClasses[look], className)}
    />
  );
}

interface ButtonLinkProps extends LinkProps {
  look?: ButtonLook;
}

/** A link styled as a button. */
export function ButtonLink({ look = "plain", className, ...props }: ButtonLinkProps) {
  return <Link {...props} className={classNames(buttonClasses[look], className)} />;
}
