import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

/** `ruled`: underlined fields with large text, for the public site. `compact`: 13 px boxes, for the admin. */
export type Density = "ruled" | "compact";

interface FieldProps {
  /** The id of the labelled control. */
  htmlFor: string;
  label: ReactNode;
  /** A short note at the end of the label's line: "optional", "38 / 90". Not part of the control's name. */
  note?: ReactNode;
  /** The control must reference it in `aria-describedby`. */
  noteId?: string;
  /** Help text below the control, shown while there is no error. */
  hint?: ReactNode;
  /** The control must reference it in `aria-describedby`. */
  hintId?: string;
  errors?: string[];
  /** The control must reference it in `aria-describedby` while there are errors. */
  errorId?: string;
  density?: Density;
  className?: string;
  children: ReactNode;
}

/**
 * A label above a control, with its error or help text below. Ruled fields reserve that line: an error that appears on
 * blur would otherwise shift the element being clicked.
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

/** The line below a control: its errors or its help text. */
export function FieldMessage({ hint, hintId, errors, errorId, density = "ruled" }: FieldMessageProps) {
  const size = density === "compact" ? "text-xs/[1.4]" : "mt-1 text-sm/[1.4]";
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

/**
 * Classes of an input, select or text area. Invalid and focused states use a shadow, so that the thicker line shifts
 * nothing.
 */
export function controlClasses(density: Density = "ruled", extra = ""): string {
  return `${shared} ${densities[density]} ${extra}`;
}

const shared =
  "w-full min-w-0 text-ink outline-hidden placeholder:text-muted disabled:cursor-not-allowed disabled:opacity-60";

const densities: Record<Density, string> = {
  ruled: [
    "min-h-[42px] rounded-none border-0 border-b border-ink bg-transparent px-0 pt-[7px] pb-[9px]",
    "text-lg/[1.4] tracking-[-0.01em]",
    "focus-visible:shadow-[0_2px_0_0_var(--ink)]",
    "aria-invalid:border-bad aria-invalid:shadow-[0_1px_0_0_var(--bad)]",
    "aria-invalid:focus-visible:shadow-[0_2px_0_0_var(--bad)]",
  ].join(" "),
  compact: [
    "min-h-8 rounded-[2px] border border-line bg-card px-2.25 py-1.5 text-[0.8125rem]/[1.4]",
    "focus-visible:border-ink focus-visible:ring-2 focus-visible:ring-signal/28",
    "aria-invalid:border-bad",
  ].join(" "),
};
