import { useRevalidator } from "@remix-run/react";
import { useEffect, useState } from "react";
import { type ConflictingField, ConflictNotice, type Side } from "#app/admin/conflict-notice.tsx";
import { fill, JournalNotice } from "#app/admin/publishing/form-journal.tsx";
import { calendarDate } from "#app/ui/calendar-date.tsx";
import type { ControlValues, RecordConflict } from "./record-answer.ts";
import type { RecordJournal } from "./use-record-form.ts";

interface RecordNoticeProps {
  journal: RecordJournal;
  formId: string;
  /** The record, within a sentence: "task". */
  noun: string;
}

/** Above the fields of a record's form: the version that it submits, a restored draft, and both sides of a conflict. */
export function RecordNotice({ journal, formId, noun }: RecordNoticeProps) {
  const { version, conflict } = journal;
  return (
    <>
      <input type="hidden" name="version" value={version} />
      <JournalNotice journal={journal} />
      {conflict ? (
        <BothSides key={version} conflict={conflict} journal={journal} formId={formId} noun={noun} />
      ) : null}
    </>
  );
}

/**
 * Each conflicting field with what was typed and what is stored; one press puts either into the form. A field in which
 * nothing was typed gets what is stored at once.
 */
function BothSides({ conflict, journal, formId, noun }: RecordNoticeProps & { conflict: RecordConflict }) {
  const { revalidate, state } = useRevalidator();
  const [typed, setTyped] = useState<ControlValues>({});
  const [fields, setFields] = useState<ConflictingField[]>([]);
  const [chosen, setChosen] = useState<Record<string, Side>>({});
  const take = (field: string, side: Side) => {
    put(formId, field, (side === "mine" ? typed : conflict.stored)[field] ?? "");
    setChosen((sides) => ({ ...sides, [field]: side }));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per conflict, before either side is chosen
  useEffect(() => {
    const mine = valuesIn(formId, conflict.fields);
    const before = new Map(journal.startedFrom());
    setTyped(mine);
    setChosen(Object.fromEntries(Object.keys(mine).map((name) => [name, "mine"])));
    for (const [name, value] of Object.entries(mine)) {
      if (value === (typeof value === "boolean" ? before.has(name) : before.get(name))) take(name, "theirs");
    }
    revalidate(); // a stored choice may be younger than the form's options
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a revalidation brings the names of new options
  useEffect(() => {
    setFields(rowsOf(formId, typed, conflict.stored));
  }, [formId, typed, conflict, state]);
  return <ConflictNotice noun={noun} fields={fields} chosen={chosen} onTake={take} />;
}

function valuesIn(formId: string, names: string[]): ControlValues {
  return Object.fromEntries(
    names.flatMap((name) => {
      const control = controlOf(formId, name);
      return control ? [[name, isBox(control) ? control.checked : control.value]] : [];
    }),
  );
}

function rowsOf(formId: string, typed: ControlValues, stored: ControlValues): ConflictingField[] {
  return Object.entries(typed).flatMap(([name, mine]) => {
    const control = controlOf(formId, name);
    const theirs = stored[name];
    if (!control || theirs === undefined || mine === theirs) return [];
    return {
      field: name,
      label: control.labels?.[0]?.textContent ?? name,
      mine: shownText(control, mine),
      theirs: shownText(control, theirs),
    };
  });
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function controlOf(formId: string, name: string): Control | undefined {
  const form = document.getElementById(formId);
  const control = form instanceof HTMLFormElement ? form.elements.namedItem(name) : null;
  return control instanceof HTMLInputElement ||
    control instanceof HTMLTextAreaElement ||
    control instanceof HTMLSelectElement
    ? control
    : undefined;
}

const isBox = (control: Control): control is HTMLInputElement => control.type === "checkbox";

/** A value as its control shows it. */
function shownText(control: Control, value: string | boolean): string {
  if (typeof value === "boolean") return value ? "Yes" : "No";
  if (control instanceof HTMLSelectElement)
    return [...control.options].find((option) => option.value === value)?.text ?? value;
  if (value && control.type === "date") return calendarDate(new Date(value));
  return value || "–";
}

function put(formId: string, name: string, value: string | boolean) {
  const control = controlOf(formId, name);
  if (!control?.form) return;
  if (!isBox(control)) fill(control.form, name, String(value));
  else if (control.checked !== value) control.click();
}
