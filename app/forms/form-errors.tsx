import type { FormMetadata } from "@conform-to/react";
import type { Density } from "#app/ui/field.tsx";

interface FormErrorsProps {
  form: Pick<FormMetadata, "errors" | "errorId">;
  density?: Density;
  className?: string;
}

/** Errors of the whole form; announced when they appear. */
export function FormErrors({ form, density = "ruled", className = "" }: FormErrorsProps) {
  if (!form.errors?.length) return null;
  return (
    <div
      id={form.errorId}
      role="alert"
      className={`border-l-2 border-bad pl-3 text-bad ${density === "compact" ? "text-[0.8125rem]/[1.4]" : "text-base/[1.4]"} ${className}`}
    >
      {form.errors.map((error) => (
        <p key={error}>{error}</p>
      ))}
    </div>
  );
}
