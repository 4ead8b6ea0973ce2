import type { FormMetadata } from "@conform-to/react";

interface FormErrorsProps {
  form: Pick<FormMetadata, "errors" | "errorId">;
  className?: string;
}

/** Errors of the whole form; announced when they appear. */
export function FormErrors({ form, className = "" }: FormErrorsProps) {
  if (!form.errors?.length) return null;
  return (
    <div
      id={form.errorId}
      role="alert"
      className={`border-l-2 border-bad pl-3 text-[0.8125rem]/[1.4] text-bad ${className}`}
    >
      {form.errors.map((error) => (
        <p key={error}>{error}</p>
      ))}
    </div>
  );
}
