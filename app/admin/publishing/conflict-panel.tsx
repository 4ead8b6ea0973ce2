import { useEffect, useRef } from "react";
import { buttonClasses } from "#app/admin/classes.ts";

interface ConflictPanelProps {
  /** What has been saved by somebody else: "page". */
  thing: string;
  /** Fields that both have changed; both values in words. */
  fields: { field: string; label: string; mine: string; theirs: string }[];
  /** Puts what the other has saved into the form. */
  onTake: (field: string) => void;
}

/** Both versions of every field that somebody else has saved meanwhile. What was typed here stands in the form. */
export function ConflictPanel({ thing, fields, onTake }: ConflictPanelProps) {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.focus(), []);
  return (
    <section
      ref={panel}
      tabIndex={-1}
      role="alert"
      aria-labelledby="conflict-title"
      className="mb-6 border border-bad bg-card p-4 outline-hidden"
    >
      <h2 id="conflict-title" className="font-semibold text-bad">
        Not saved: somebody else has saved this {thing} meanwhile
      </h2>
      <p className="mt-1 text-muted">
        Everything you typed is still in the form below. Saving again keeps yours where both differ.
      </p>
      <table className="mt-3 w-full table-fixed border-collapse text-left">
        <thead>
          <tr className="border-b border-line text-[0.75rem] text-muted">
            <th className="w-1/5 py-1 font-normal">Field</th>
            <th className="py-1 pr-3 font-normal">Yours</th>
            <th className="py-1 font-normal">Theirs</th>
          </tr>
        </thead>
        <tbody>
          {fields.map(({ field, label, mine, theirs }) => (
            <tr key={field} className="border-b border-line align-top">
              <th scope="row" className="py-2 pr-3 font-normal">
                {label}
              </th>
              <td className="py-2 pr-3 wrap-anywhere">{mine}</td>
              <td className="py-2 wrap-anywhere">
                {theirs}
                <div className="mt-1 noscript:hidden">
                  <button type="button" onClick={() => onTake(field)} className={buttonClasses.plain}>
                    Use theirs
                  </button>
                </div>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
