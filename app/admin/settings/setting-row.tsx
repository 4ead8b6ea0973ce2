import { useField } from "@conform-to/react";
import { focusRing } from "#app/admin/classes.ts";
import type { Field } from "#app/domain/settings/field.ts";
import { SettingControl } from "./setting-control.tsx";

interface SettingRowProps {
  name: string;
  setting: Field;
  /** Whether something else than the default is stored. */
  differs: boolean;
  /** Why what is stored cannot be used. */
  problem?: string;
}

/** A setting: its control, and beside it what it is for and the way back to its default. */
export function SettingRow({ name, setting, differs, problem }: SettingRowProps) {
  const [field, form] = useField<Field["default"]>(name);
  const hasDefault =
    setting.kind !== "flag" && setting.kind !== "choices" && setting.default.toString() !== "";
  return (
    <div className="grid gap-x-8 gap-y-1 lg:grid-cols-[minmax(0,600px)_minmax(0,260px)]">
      <div className="min-w-0">
        <SettingControl setting={setting} name={name} />
        {problem ? (
          <p className="mt-1 text-[12px]/[1.4] text-warn">
            What is stored cannot be read ({problem}), so the site shows the default. Saving replaces it.
          </p>
        ) : null}
      </div>
      <div
        className={`text-[12px]/[1.45] text-muted empty:hidden ${besideControl[setting.kind] ?? "lg:pt-[29px]"}`}
      >
        {setting.help ? <p id={field.descriptionId}>{setting.help}</p> : null}
        {hasDefault && differs ? (
          <button
            type="submit"
            {...form.update.getButtonProps({ name: field.name, value: setting.default })}
            className={`cursor-pointer underline decoration-line underline-offset-3 hover:text-ink disabled:hidden ${focusRing}`}
          >
            Use the default<span className="sr-only"> for {setting.label}</span>
          </button>
        ) : null}
      </div>
    </div>
  );
}

/** Most help starts beside the first line in the control, below its label. These have no label above. */
const besideControl: Partial<Record<Field["kind"], string>> = { flag: "", choices: "", list: "" };
