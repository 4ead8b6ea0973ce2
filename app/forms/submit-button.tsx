import { useNavigation } from "@remix-run/react";
import type { ComponentPropsWithoutRef, ReactNode } from "react";
import type { Density } from "#app/ui/field.tsx";

interface SubmitButtonProps extends Omit<ComponentPropsWithoutRef<"button">, "type"> {
  /** Shown instead of the children while the form is on its way. */
  pendingLabel?: ReactNode;
  /** Whether the form is on its way; by default, whether the page is submitting one. */
  pending?: boolean;
  density?: Density;
}

/** Sends its form; disabled while the form is on its way, so that nothing is sent twice. */
export function SubmitButton({
  children,
  pendingLabel = children,
  pending,
  density = "ruled",
  disabled,
  className = "",
  ...attributes
}: SubmitButtonProps) {
  const navigation = useNavigation();
  const sending = pending ?? navigation.formData !== undefined;
  return (
    <button
      {...attributes}
      type="submit"
      disabled={disabled || sending}
      className={`${looks[density]} ${className}`}
    >
      {sending ? pendingLabel : children}
      {density === "ruled" ? <span aria-hidden="true">{sending ? "" : "→"}</span> : null}
    </button>
  );
}

const focus = "focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-ink";

const looks: Record<Density, string> = {
  ruled: `flex w-full items-center justify-between gap-4 bg-signal px-[18px] py-4 text-base/[1.3] font-semibold tracking-[-0.01em] text-ink transition-opacity duration-150 disabled:cursor-progress disabled:opacity-60 ${focus}`,
  compact: `inline-flex min-h-8 items-center justify-center gap-2 rounded-[2px] border border-ink bg-ink px-3 text-[0.8125rem]/[1.4] font-semibold text-paper disabled:cursor-not-allowed disabled:opacity-60 ${focus}`,
};
