import { type DefaultValue, getFormProps, type SubmissionResult } from "@conform-to/react";
import { Form, useLocation } from "@remix-run/react";
import { type ReactNode, useId, useState } from "react";
import type { z } from "zod";
import { ButtonLink } from "#app/admin/button.tsx";
import type { ConflictingField } from "#app/admin/conflict-notice.tsx";
import { JournalNotice } from "#app/admin/publishing/form-journal.tsx";
import { saveOnControlEnter, useSubmitted } from "#app/admin/publishing/form-submissions.ts";
import { type MergeAnswer, useMergedForm } from "#app/admin/publishing/merged-form.ts";
import type { Bases } from "#app/domain/documents/field-bases.server.ts";
import {
  leadTextField,
  type NewTask,
  newTaskSchema,
  type TaskDetails,
  taskPriorities,
  taskPriorityLabels,
  taskSchema,
} from "#app/domain/tasks/task.ts";
import type { listTaskChoices } from "#app/domain/tasks/task-choices.server.ts";
import type { Task } from "#app/domain/tasks/tasks.server.ts";
import { SelectField, TextAreaField, TextField } from "#app/forms/fields.tsx";
import { FormErrors } from "#app/forms/form-errors.tsx";
import { SubmitButton } from "#app/forms/submit-button.tsx";
import { useSchemaForm } from "#app/forms/use-schema-form.ts";
import { calendarDate } from "#app/ui/calendar-date.tsx";
import { LeadField } from "./lead-field.tsx";
import { messages } from "./messages.ts";

/** `lead` is undefined for roles without access to leads. */
export type TaskChoices = Awaited<ReturnType<typeof listTaskChoices>>;

interface TaskFormProps {
  /** The id of the form, unique per task, so that drafts of different tasks stay separate. */
  id: string;
  choices: TaskChoices;
  values: DefaultValue<z.input<typeof newTaskSchema>>;
  lastResult: SubmissionResult<string[]> | undefined;
  isNew?: boolean;
  /** The stored version and its bases; undefined for a new task. */
  version?: number;
  stored?: Bases;
  answer?: MergeAnswer;
  submitLabel: string;
  /** The target of the cancel link. */
  cancelTo: string;
  /** Content above the fields. */
  children?: ReactNode;
}

/** The form of a task; its draft is stored in the browser until it is saved or cancelled. */
export function TaskForm({ id, choices, values, lastResult, isNew = false, ...rest }: TaskFormProps) {
  const { version = 0, stored, answer, submitLabel, cancelTo, children } = rest;
  const schema = isNew ? newTaskSchema : taskSchema;
  const [form, fields] = useSchemaForm<z.input<typeof newTaskSchema>, NewTask | TaskDetails>(schema, {
    id,
    lastResult,
    defaultValue: values,
    shouldValidate: "onBlur",
  });
  const labelsId = useId();
  const { pathname, search } = useLocation();
  const [resets, setResets] = useState(0);
  const journal = useMergedForm({
    key: `task-form:${id}`,
    formId: form.id,
    version,
    stored,
    answer,
    isSubmitted: useSubmitted(pathname + search, fields.title.name),
    onReset: () => setResets(resets + 1),
  });

  return (
    <Form
      method="post"
      preventScrollReset
      {...getFormProps(form)}
      onInput={journal.note}
      onKeyDown={saveOnControlEnter}
    >
      {children}
      <JournalNotice journal={journal} />
      <FormErrors form={form} className="mb-5" />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-4 md:grid-cols-[minmax(0,1fr)_260px]">
        <div className="grid content-start gap-4">
          <TextField field={fields.title} label={messages.title} autoComplete="off" autoFocus />
          <TextAreaField
            field={fields.description}
            label={messages.description}
            hint={messages.markdown}
            rows={8}
          />
          {isNew ? (
            <TextAreaField
              field={fields.checklist}
              label={messages.checklist}
              hint={messages.oneItemPerLine}
              rows={3}
            />
          ) : null}
        </div>
        <div className="grid content-start gap-4">
          <SelectField
            field={fields.assigneeId}
            label={messages.assignee}
            options={optional(
              messages.unassigned,
              choices.people.map(({ id: value, name }) => ({ value, label: name })),
            )}
          />
          <TextField field={fields.dueDate} label={messages.due} type="date" />
          <SelectField
            field={fields.priority}
            label={messages.priority}
            options={taskPriorities
              .toReversed()
              .map((value) => ({ value, label: taskPriorityLabels[value] }))}
          />
          <TextField
            field={fields.labels}
            label={messages.labels}
            hint={messages.separateWithCommas}
            autoComplete="off"
            list={labelsId}
          />
          <datalist id={labelsId}>
            {choices.labels.map((label) => (
              <option key={label} value={label} />
            ))}
          </datalist>
          <SelectField
            field={fields.pageId}
            label={messages.page}
            options={optional(
              messages.none,
              choices.pages.map(({ id: value, title }) => ({ value, label: title })),
            )}
          />
          {choices.lead === undefined ? null : (
            <LeadField
              key={resets}
              field={fields.leadId}
              linked={choices.lead}
              typed={textOf(lastResult?.initialValue?.[leadTextField])}
            />
          )}
        </div>
      </div>
      <div className="mt-6 flex items-center gap-3">
        <SubmitButton pendingLabel={messages.saving}>{submitLabel}</SubmitButton>
        <ButtonLink to={cancelTo} preventScrollReset onClick={journal.forget} look="quiet">
          {messages.cancel}
        </ButtonLink>
        <span className="mono ml-auto hidden text-muted md:inline">{messages.ctrlEnter}</span>
      </div>
    </Form>
  );
}

const textOf = (value: unknown) => (typeof value === "string" ? value : undefined);

function optional(none: string, options: { value: string; label: string }[]) {
  return [{ value: "", label: none }, ...options];
}

/** The stored values of the fields that another person changed, too, as text. */
export function storedFields(stored: Task, changed: string[]): ConflictingField[] {
  return [
    { field: "title", label: messages.title, theirs: stored.title },
    { field: "description", label: messages.description, theirs: stored.description ?? messages.none },
    { field: "assigneeId", label: messages.assignee, theirs: stored.assigneeName ?? messages.unassigned },
    {
      field: "dueDate",
      label: messages.due,
      theirs: stored.dueDate ? calendarDate(new Date(stored.dueDate)) : messages.noDate,
    },
    { field: "priority", label: messages.priority, theirs: taskPriorityLabels[stored.priority] },
    { field: "labels", label: messages.labels, theirs: stored.labels.join(", ") || messages.none },
    { field: "pageId", label: messages.page, theirs: stored.pageTitle ?? messages.none },
    { field: "leadId", label: messages.lead, theirs: stored.leadName ?? messages.none },
  ].filter(({ field }) => changed.includes(field));
}
