import type { TextField } from "#app/domain/settings/field.ts";
import { ItemButtons, type ItemPlace } from "./item-buttons.tsx";
import { ItemNumber } from "./item-number.tsx";
import { TextControl } from "./text-control.tsx";

/** An item that is a text: its control and its buttons on one line. */
export function TextItem({ setting, ...place }: ItemPlace & { setting: TextField }) {
  const label = <span className="sr-only">{`${setting.label} ${place.position + 1}`}</span>;
  return (
    <li className="flex items-start gap-3 border-b border-line py-1.5 pl-1">
      <span className="pt-2.5">
        <ItemNumber position={place.position} />
      </span>
      <div className="min-w-0 flex-1">
        <TextControl setting={setting} name={place.name} label={label} help="below" />
      </div>
      <div className="pt-1">
        <ItemButtons {...place} />
      </div>
    </li>
  );
}
