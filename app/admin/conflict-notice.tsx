import { useEffect, useRef } from "react";
import { Button } from "#app/admin/button.tsx";
import { ListTable } from "./lists.tsx";

export interface ConflictingField {
  field: string;
  label: string;
  /** Both values as text. Without `mine`, the form below shows it. */
  mine?: string;
  theirs: string;
}

/** One of the two people who changed a field. */
export type Side = "mine" | "theirs";

interface ConflictNoticeProps {
  /** What the other person saved, within a sentence: "page". */
  noun: string;
  fields: ConflictingField[];
  /** Puts one of the other person's values, or the own one again, into the form. */
  onTake?: (field: string, side: Side) => void;
  /** Whose value the form has, by field. */
  chosen?: Record<string, Side>;
}

/**
 * Reports that another person saved the same object after the form was loaded, and shows the stored values. The form
 * below still has what was typed. The notice takes the focus, so that screen readers announce it first.
 */
export function ConflictNotice({ noun, fields, onTake, chosen }: ConflictNoticeProps) {
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
        Not saved: someone else saved this {noun} in the meantime
      </h2>
      <p className="mt-1 text-muted">
        Everything you typed is still in the form below. Saving again keeps yours where both differ.
      </p>
      <ConflictTable fields={fields} onTake={onTake} chosen={chosen} />
    </section>
  );
}

/** The fields that another person changed, with both values. */
export function ConflictTable({
  fields,
  onTake,
  chosen,
}: Pick<ConflictNoticeProps, "fields" | "onTake" | "chosen">) {
  const showsMine = fields.some(({ mine }) => mine !== undefined);
  const sideOf = (field: string, side: Side, text: string | undefined) => (
    <td className="py-2 pr-3 wrap-anywhere">
      <div className="mb-1 max-h-40 overflow-y-auto whitespace-pre-wrap">{text}</div>
      {onTake ? (
        <Button
          onClick={() => onTake(field, side)}
          aria-pressed={chosen ? chosen[field] === side : undefined}
          className="aria-pressed:bg-ink aria-pressed:text-paper"
        >
          {side === "mine" ? "Use mine" : "Use theirs"}
        </Button>
      ) : null}
    </td>
  );
  return (
    <ListTable
      className="mt-3 w-full table-fixed"
      columns={[
        ["Field", showsMine ? "w-1/5 py-1" : "w-1/3 py-1"],
        showsMine && ["Yours", "py-1 pr-3"],
        ["Theirs", "py-1"],
      ]}
    >
      {fields.map(({ field, label, mine, theirs }) => (
        <tr key={field} className="border-b border-line align-top">
          <th scope="row" className="py-2 pr-3 font-normal">
            {label}
          </th>
          {showsMine ? sideOf(field, "mine", mine) : null}
          {sideOf(field, "theirs", theirs)}
        </tr>
      ))}
    </ListTable>
  );
}
