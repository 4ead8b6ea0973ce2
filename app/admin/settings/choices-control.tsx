import { getCollectionProps, useField } from "@conform-to/react";
import type { ChoicesField } from "#app/domain/settings/field.ts";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { FieldMessage } from "#app/ui/field.tsx";
import { describedBy } from "./described-by.ts";

/** Any of a few values, each with its own checkbox. */
export function ChoicesControl({ setting, name }: { setting: ChoicesField; name: string }) {
  const [field] = useField<string[]>(name);
  const boxes = getCollectionProps(field, { type: "checkbox", options: Object.keys(setting.options) });
  return (
    <fieldset aria-describedby={describedBy(field, setting)}>
      <legend className="mb-1.5 text-[0.8125rem]/[1.4] text-muted">{setting.label}</legend>
      <div className="grid gap-2">
        {boxes.map(({ key, "aria-describedby": _, ...box }) => (
          <Checkbox key={key} {...box} label={setting.options[box.value]} density="compact" />
        ))}
      </div>
      <FieldMessage errors={field.errors} errorId={field.errorId} density="compact" />
    </fieldset>
  );
}
