import { useRevalidator } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { calendarDate } from "#app/admin/calendar-date.ts";
import { type ConflictingPart, ConflictRows } from "#app/admin/conflicts/conflict-rows.tsx";
import type { Choice } from "#app/admin/editor/model/conflicts.ts";
import { fill } from "#app/admin/journal/form-controls.ts";
import { JournalNotice } from "#app/admin/journal/journal-notice.tsx";
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
      <JournalNotice journal={journal} showsConflicts={!conflict} />
      {conflict ? (
        <BothSides key={version} conflict={conflict} journal={journal} formId={formId} noun={noun} />
      ) : null}
    </>
  );
}

/**
 * Someone else, or the same account in another tab, saved the record after the form was loaded: each field that differs
 * with what was typed and what is stored; one press puts either into the form. A field in which nothing was typed gets
 * what is stored at once. The notice takes the focus, so that screen readers announce it first.
 */
function BothSides({ conflict, journal, formId, noun }: RecordNoticeProps & { conflict: RecordConflict }) {
  const { revalidate, state } = useRevalidator();
  const [typed, setTyped] = useState<ControlValues>({});
  const [parts, setParts] = useState<ConflictingPart[]>([]);
  const [chosen, setChosen] = useState<Record<string, Choice>>({});
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.focus(), []);
  const take = (field: string, side: Choice) => {
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
    setParts(partsOf(formId, typed, conflict.stored));
  }, [formId, typed, conflict, state]);
  return (
    <section
      ref={panel}
      tabIndex={-1}
      role="alert"
      aria-labelledby="conflict-title"
      className="mb-6 border border-bad bg-card outline-hidden"
    >
      <div className="p-4">
        <h2 id="conflict-title" className="font-semibold text-bad">
          Not saved: {conflict.isOwn ? "you" : "someone else"} saved this {noun}{" "}
          {conflict.isOwn ? "in another tab" : "in the meantime"}
        </h2>
        <p className="mt-1 text-muted">
          Everything you typed is still in the form below. Saving again keeps yours where both differ.
        </p>
      </div>
      <div className="border-t border-line">
        <ConflictRows
          parts={parts}
          theirTitle={conflict.isOwn ? "Your other tab" : undefined}
          chosen={chosen}
          onChoose={take}
        />
      </div>
    </section>
  );
}

function valuesIn(formId: string, names: string[]): ControlValues {
  return Object.fromEntries(
    names.flatMap((name) => {
      const control = controlOf(formId, name);
      return control ? [[name, isBox(control) ? control.checked : control.value]] : [];
    }),
  );
}

function partsOf(formId: string, typed: ControlValues, stored: ControlValues): ConflictingPart[] {
  return Object.entries(typed).flatMap(([name, mine]) => {
    const control = controlOf(formId, name);
    const theirs = stored[name];
    if (!control || theirs === undefined || mine === theirs) return [];
    return {
      key: name,
      title: control.labels?.[0]?.textContent ?? name,
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
