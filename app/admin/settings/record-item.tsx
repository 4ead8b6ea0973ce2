import { useField } from "@conform-to/react";
import { useState } from "react";
import { focusRing } from "#app/admin/classes.ts";
import type { ItemOf, Parts } from "#app/domain/settings/field.ts";
import { ItemButtons, type ItemPlace } from "./item-buttons.tsx";
import { ItemNumber } from "./item-number.tsx";
import { TextControl } from "./text-control.tsx";

/** An item with several parts: folded to a line that names it, unfolded to a small form. */
export function RecordItem({ parts, ...place }: ItemPlace & { parts: Parts }) {
  const { name, singular, position } = place;
  const [field] = useField<ItemOf<Parts>>(name);
  const entries = Object.entries(parts);
  const title = field.value?.[entries[0]?.[0] ?? ""];
  // A new item unfolds, and so does one that comes back wrong; the others stay folded until somebody looks.
  const [isOpen, setOpen] = useState(!field.valid || !title);
  return (
    <li className="relative border-b border-line">
      <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)} className="group">
        <summary
          className={`flex min-h-9 cursor-pointer list-none items-center gap-3 py-1 pr-28 pl-1 hover:bg-sand [&::-webkit-details-marker]:hidden ${focusRing} focus-visible:-outline-offset-2`}
        >
          <ItemNumber position={position} />
          <span className={`min-w-0 flex-1 truncate group-open:font-semibold ${title ? "" : "text-muted"}`}>
            {title || `New ${singular}`}
          </span>
        </summary>
        <div className="grid gap-3 pt-1 pb-4 pl-9 sm:grid-cols-2">
          {entries.map(([part, setting]) => (
            <div key={part} className={setting.kind === "longText" ? "sm:col-span-2" : ""}>
              <TextControl setting={setting} name={`${name}.${part}`} help="below" />
            </div>
          ))}
        </div>
      </details>
      <div className="absolute top-0.5 right-0">
        <ItemButtons {...place} />
      </div>
    </li>
  );
}
