import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

/** `ruled`: lines under large text, for the public site. `compact`: 13 px boxes, for the admin. */
export type Density = "ruled" | "compact";

interface FieldProps {
  /** The id of the control that the label names. */
  htmlFor: string;
  label: ReactNode;
  /** A word at the far end of the label's line: "optional", "38 / 90". No part of the control's name. */
  note?: ReactNode;
  /** The control must point at it by `aria-describedby`. */
  noteId?: string;
  /** A sentence under the control, shown while there is no error. */
  hint?: ReactNode;
  /** The control must point at it by `aria-describedby`. */
  hintId?: string;
  errors?: string[];
  /** The control must point at it by `aria-describedby` while there are errors. */
  errorId?: string;
  density?: Density;
  className?: string;
  children: ReactNode;
}

/**
 * A label above a control, and below it what went wrong, or else a hint. The ruled field keeps that line free: an error
 * that appears on leaving a field would move the very thing that is being pressed.
 */
export function Field({
  htmlFor,
  label,
  note,
  noteId,
  hint,
  hintId,
  errors,
  errorId,
  density = "ruled",
  className,
  children,
}: FieldProps) {
  const message = (
    <FieldMessage hint={hint} hintId={hintId} errors={errors} errorId={errorId} density={density} />
  );
  return (
    <div className={classNames("flex min-w-0 flex-col", density === "compact" && "gap-1", className)}>
      <div className={classNames("flex justify-between gap-4 text-muted", labelSizes[density])}>
        <label htmlFor={htmlFor} className="min-w-0 grow wrap-anywhere">
          {label}
        </label>
        {note ? (
          <span id={noteId} className="tabular-nums">
            {note}
          </span>
        ) : null}
      </div>
      {children}
      {density === "ruled" ? <div className="min-h-8">{message}</div> : message}
    </div>
  );
}

type FieldMessageProps = Pick<FieldProps, "hint" | "hintId" | "errors" | "errorId" | "density">;

/** The line under a control: its errors in words, or else its hint. */
export function FieldMessage({ hint, hintId, errors, errorId, density = "ruled" }: FieldMessageProps) {
  const size = density === "compact" ? "text-xs/[1.4]" : "mt-1.5 text-sm/[1.4]";
  if (errors?.length) {
    return (
      <p id={errorId} className={`text-bad ${size}`}>
        {errors.join(" ")}
      </p>
    );
  }
  return hint ? (
    <p id={hintId} className={`text-muted ${size}`}>
      {hint}
    </p>
  ) : null;
}

const labelSizes: Record<Density, string> = {
  ruled: "text-sm/[1.4]",
  compact: "text-[0.8125rem]/[1.4]",
};
