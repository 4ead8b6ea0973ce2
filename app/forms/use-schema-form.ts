import { useForm } from "@conform-to/react";
import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import type { z } from "zod";

type Values = Record<string, unknown>;

type Options<Input extends Values, Output> = Omit<
  Parameters<typeof useForm<Input, Output>>[0],
  "constraint" | "onValidate" | "shouldRevalidate"
>;

/**
 * A form that the browser validates with the schema of its action: when it is submitted, or also when a field is left
 * with `shouldValidate: "onBlur"`, and then with each change.
 */
export function useSchemaForm<Input extends Values, Output>(
  schema: z.ZodType<Output, Input>,
  options: Options<Input, Output>,
) {
  return useForm<Input, Output>({
    ...options,
    constraint: getZodConstraint(schema),
    onValidate: ({ formData }) => parseWithZod(formData, { schema }),
    shouldRevalidate: "onInput",
  });
}
