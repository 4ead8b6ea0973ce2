import { useEffect, useRef } from "react";
import { buttonClasses } from "#app/admin/classes.ts";
import type { DraftConflict } from "#app/domain/pages/merge-draft.ts";
import { fieldInWords, fieldLabels } from "./details-form.ts";

interface ConflictPanelProps {
  conflicts: DraftConflict[];
  /** Puts what the other has saved into the form. */
  onTake: (field: string, value: string | boolean | null) => void;
}

/** Both versions of every field that somebody else has saved meanwhile. What was typed here stands in the form. */
export function ConflictPanel({ conflicts, onTake }: ConflictPanelProps) {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.focus(), []);
  const fields = conflicts.filter((conflict) => conflict.kind === "field");
  return (
    <section
      ref={panel}
      tabIndex={-1}
      role="alert"
      aria-labelledby="conflict-title"
      className="mb-6 border border-bad bg-card p-4 outline-hidden"
    >
      <h2 id="conflict-title" className="font-semibold text-bad">
        Not saved: somebody else has saved this page meanwhile
      </h2>
      <p className="mt-1 text-muted">
        Everything you typed is still in the form below. Saving again keeps yours where both differ.
      </p>
      <table className="mt-3 w-full table-fixed border-collapse text-left">
        <thead>
          <tr className="border-b border-line text-[12px] text-muted">
            <th className="w-1/5 py-1 font-normal">Field</th>
            <th className="py-1 pr-3 font-normal">Yours</th>
            <th className="py-1 font-normal">Theirs</th>
          </tr>
        </thead>
        <tbody>
          {fields.map(({ field, mine, theirs }) => (
            <tr key={field} className="border-b border-line align-top">
              <th scope="row" className="py-2 pr-3 font-normal">
                {fieldLabels[field]}
              </th>
              <td className="py-2 pr-3 wrap-anywhere">{fieldInWords(mine)}</td>
              <td className="py-2 wrap-anywhere">
                {fieldInWords(theirs)}
                <button
                  type="button"
                  onClick={() => onTake(field, theirs)}
                  className={`mt-1 flex ${buttonClasses.plain} noscript:hidden`}
                >
                  Use theirs
                </button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
