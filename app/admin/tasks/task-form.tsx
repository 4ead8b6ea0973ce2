import { type DefaultValue, getFormProps } from "@conform-to/react";
import { Form, useLocation } from "@remix-run/react";
import { useId, useState } from "react";
import type { z } from "zod";
import { ButtonLink } from "#app/admin/button.tsx";
import { saveOnControlEnter, useSubmitted } from "#app/admin/publishing/form-submissions.ts";
import type { RecordAnswer, RecordConflict } from "#app/admin/records/record-answer.ts";
import { RecordNotice } from "#app/admin/records/record-notice.tsx";
import { useRecordForm } from "#app/admin/records/use-record-form.ts";
import {
  type LeadChoice,
  leadLabel,
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
import { LeadField } from "./lead-field.tsx";

/** `lead` is undefined for roles without access to leads. */
export type TaskChoices = Awaited<ReturnType<typeof listTaskChoices>>;

interface TaskFormProps {
  /** The id of the form, unique per task, so that drafts of different tasks stay separate. */
  id: string;
  choices: TaskChoices;
  values: DefaultValue<z.input<typeof newTaskSchema>>;
  isNew?: boolean;
  /** The stored version; undefined for a new task. */
  version?: number;
  answer?: RecordAnswer;
  submitLabel: string;
  /** The target of the cancel link. */
  cancelTo: string;
}

/** The form of a task; its draft is stored in the browser until it is saved or cancelled. */
export function TaskForm({ id, choices, values, isNew = false, ...rest }: TaskFormProps) {
  const { version = 0, answer, submitLabel, cancelTo } = rest;
  const schema = isNew ? newTaskSchema : taskSchema;
  const [form, fields] = useSchemaForm<z.input<typeof newTaskSchema>, NewTask | TaskDetails>(schema, {
    id,
    lastResult: answer?.result,
    defaultValue: values,
    shouldValidate: "onBlur",
  });
  const labelsId = useId();
  const { pathname, search } = useLocation();
  const [resets, setResets] = useState(0);
  const journal = useRecordForm({
    key: `task-form:${id}`,
    formId: form.id,
    version,
    answer,
    isSubmitted: useSubmitted(pathname + search, fields.title.name),
    onReset: () => setResets(resets + 1),
  });

  return (
    <Form
      method="post"
      replace={isNew} // Back does not open the empty form again
      preventScrollReset
      {...getFormProps(form)}
      onInput={journal.note}
      onKeyDown={saveOnControlEnter}
    >
      <RecordNotice journal={journal} formId={form.id} noun="task" />
      <FormErrors form={form} className="mb-5" />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-4 md:grid-cols-[minmax(0,1fr)_260px]">
        <div className="grid content-start gap-4">
          <TextField field={fields.title} label="Title" autoComplete="off" autoFocus />
          <TextAreaField field={fields.description} label="Description" hint="Markdown" rows={8} />
          {isNew ? (
            <TextAreaField field={fields.checklist} label="Checklist" hint="One item per line" rows={3} />
          ) : null}
        </div>
        <div className="grid content-start gap-4">
          <SelectField
            field={fields.assigneeId}
            label="Assignee"
            options={optional(
              "Unassigned",
              choices.people.map(({ id: value, name }) => ({ value, label: name })),
            )}
          />
          <TextField field={fields.dueDate} label="Due" type="date" />
          <SelectField
            field={fields.priority}
            label="Priority"
            options={taskPriorities
              .toReversed()
              .map((value) => ({ value, label: taskPriorityLabels[value] }))}
          />
          <TextField
            field={fields.labels}
            label="Labels"
            hint="Separate with commas"
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
            label="Page"
            options={optional(
              "None",
              choices.pages.map(({ id: value, title }) => ({ value, label: title })),
            )}
          />
          {choices.lead === undefined ? null : (
            <LeadField
              key={resets}
              field={fields.leadId}
              linked={choices.lead}
              typed={textOf(answer?.result.initialValue?.[leadTextField])}
            />
          )}
        </div>
      </div>
      <div className="mt-6 flex items-center gap-3">
        <SubmitButton pendingLabel="Saving…">{submitLabel}</SubmitButton>
        <ButtonLink to={cancelTo} preventScrollReset onClick={journal.forget} look="quiet">
          Cancel
        </ButtonLink>
        <span className="mono ml-auto hidden text-muted md:inline">Ctrl Enter</span>
      </div>
    </Form>
  );
}

const textOf = (value: unknown) => (typeof value === "string" ? value : undefined);

function optional(none: string, options: { value: string; label: string }[]) {
  return [{ value: "", label: none }, ...options];
}

/** A task as its form shows it. */
export function valuesOf(task: Task) {
  return {
    title: task.title,
    description: task.description ?? "",
    priority: task.priority,
    dueDate: task.dueDate ?? "",
    labels: task.labels.join(", "),
    assigneeId: task.assigneeId ?? "",
    pageId: task.pageId ?? "",
    leadId: task.leadId ?? "",
  };
}

/** The controls of the fields in which a stale form differs from the stored task. */
export function conflictIn(
  stored: Task,
  lead: LeadChoice | null,
  changed: string[],
  isOwn: boolean,
): RecordConflict {
  return {
    isOwn,
    fields: changed.map((field) => (field === "leadId" ? leadTextField : field)),
    stored: { ...valuesOf(stored), [leadTextField]: lead ? leadLabel(lead) : "" },
  };
}
