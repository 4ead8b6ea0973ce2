import { useNavigation } from "@remix-run/react";
import type { ComponentPropsWithoutRef, MouseEvent, ReactNode } from "react";
import { Arrow } from "#app/ui/arrow.tsx";
import { buttonClasses } from "#app/ui/button-link.tsx";
import { classNames } from "#app/ui/class-names.ts";
import type { Density } from "#app/ui/field.tsx";

interface SubmitButtonProps extends Omit<ComponentPropsWithoutRef<"button">, "type"> {
  /** Replaces the children while the form is being submitted. */
  pendingLabel?: ReactNode;
  /** Whether the form is being submitted; by default, whether the page has a pending submission. */
  pending?: boolean;
  /** `ruled` for the public site; `compact`, the default, for the admin. */
  density?: Density;
}

/**
 * A submit button that prevents a second submission. The public form disables it meanwhile (LEAD-11); in the admin it
 * keeps the focus, because editing continues.
 */
export function SubmitButton({
  children,
  pendingLabel = children,
  pending,
  density = "compact",
  disabled,
  className,
  ...attributes
}: SubmitButtonProps) {
  const navigation = useNavigation();
  const sending = pending ?? navigation.formData !== undefined;
  return (
    <button
      {...attributes}
      {...(density === "compact" ? pressedOnce(sending) : {})}
      type="submit"
      disabled={disabled || (sending && density === "ruled")}
      className={classNames(looks[density], "disabled:opacity-60", className)}
    >
      {sending ? pendingLabel : children}
      {density === "ruled" && !sending ? <Arrow /> : null}
    </button>
  );
}

const looks: Record<Density, string> = {
  ruled: buttonClasses("filled", "w-full disabled:cursor-progress"),
  compact:
    "inline-flex min-h-8 items-center justify-center gap-2 rounded-[2px] border border-ink bg-ink px-3 text-[0.8125rem]/[1.4] font-semibold text-paper focus-visible:outline-offset-2 disabled:cursor-not-allowed aria-disabled:cursor-not-allowed aria-disabled:opacity-60",
};

/**
 * Props of a submit button while its form is being submitted: prevents a second submission but, unlike `disabled`,
 * keeps the focus.
 */
export function pressedOnce(isSending: boolean) {
  return isSending ? { "aria-disabled": true, onClick: (event: MouseEvent) => event.preventDefault() } : {};
}
