import { useField } from "@conform-to/react";
import type { ReactNode } from "react";
import type { TextField as TextSetting } from "#app/domain/settings/field.ts";
import { TextAreaField } from "#app/forms/text-area-field.tsx";
import { TextField } from "#app/forms/text-field.tsx";
import { ColourControl } from "./colour-control.tsx";
import { describedBy } from "./described-by.ts";
import { ImageControl } from "./image-control.tsx";

interface TextControlProps {
  setting: TextSetting;
  name: string;
  /** The setting's own, unless given. */
  label?: ReactNode;
  /** Where the help stands: under the control, or beside it, drawn by the row. */
  help: "below" | "beside";
}

/** The control of a text, by its kind. */
export function TextControl({ setting, name, label = setting.label, help }: TextControlProps) {
  const [field] = useField<string>(name);
  const attributes = {
    field,
    label,
    density: "compact" as const,
    ...(help === "below" ? { hint: setting.help } : { "aria-describedby": describedBy(field, setting) }),
  };
  switch (setting.kind) {
    case "longText":
      return <TextAreaField {...attributes} rows={2} />;
    case "code":
      return (
        <TextAreaField
          {...attributes}
          rows={8}
          spellCheck={false}
          style={{ fontFamily: "var(--font-mono)" }}
        />
      );
    case "colour":
      return <ColourControl {...attributes} />;
    case "email":
      return <TextField {...attributes} type="email" autoComplete="off" />;
    case "phone":
      return <TextField {...attributes} type="tel" autoComplete="off" />;
    case "image":
      return <ImageControl {...attributes} />;
    case "link":
      return <TextField {...attributes} inputMode="url" autoComplete="off" spellCheck={false} />;
    case "text":
      return <TextField {...attributes} autoComplete="off" />;
  }
}
