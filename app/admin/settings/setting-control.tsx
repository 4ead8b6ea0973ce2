import { useField } from "@conform-to/react";
import type { Field } from "#app/domain/settings/field.ts";
import { CheckboxField } from "#app/forms/checkbox-field.tsx";
import { SelectField } from "#app/forms/select-field.tsx";
import { TextField } from "#app/forms/text-field.tsx";
import { ChoicesControl } from "./choices-control.tsx";
import { describedBy } from "./described-by.ts";
import { ListControl } from "./list-control.tsx";
import { TextControl } from "./text-control.tsx";

/** The control of a setting, by its kind. Its help stands beside it. */
export function SettingControl({ setting, name }: { setting: Field; name: string }) {
  const [field] = useField(name);
  const attributes = {
    field,
    label: setting.label,
    density: "compact" as const,
    "aria-describedby": describedBy(field, setting),
  };
  switch (setting.kind) {
    case "flag":
      return <CheckboxField {...attributes} />;
    case "number":
      return <TextField {...attributes} type="number" note={setting.unit} />;
    case "choice":
      return (
        <SelectField
          {...attributes}
          options={Object.entries(setting.options).map(([value, label]) => ({ value, label }))}
        />
      );
    case "choices":
      return <ChoicesControl setting={setting} name={name} />;
    case "list":
      return <ListControl setting={setting} name={name} />;
    default:
      return <TextControl setting={setting} name={name} help="beside" />;
  }
}
