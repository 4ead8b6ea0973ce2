import { Form, useFetcher, useNavigation } from "@remix-run/react";
import type { FormEvent } from "react";
import { Section } from "#app/admin/admin-page.tsx";
import { Button } from "#app/admin/button.tsx";
import { focusRing } from "#app/admin/classes.ts";
import { JournalNotice } from "#app/admin/journal/journal-notice.tsx";
import { useFormJournal } from "#app/admin/journal/use-form-journal.ts";
import { PostButton } from "#app/admin/post-button.tsx";
import { useAdded } from "#app/admin/publishing/form-submissions.ts";
import { MAX_CHECKLIST_ITEMS } from "#app/domain/tasks/task.ts";
import { paths } from "#app/paths/paths.ts";
import { controlClasses } from "#app/ui/field.tsx";
import type { ChecklistItem } from "#db/schema/tasks.ts";

interface ChecklistProps {
  taskId: string;
  items: ChecklistItem[];
  /** The path to return to. */
  here: string;
  mayUpdate: boolean;
}

/** The checklist; each item is a separate form, so that two people can tick items at the same time. */
export function Checklist({ taskId, items, here, mayUpdate }: ChecklistProps) {
  if (items.length === 0 && !mayUpdate) return null;
  const done = items.filter((item) => item.done).length;
  return (
    <Section title={items.length > 0 ? `Checklist, ${done} of ${items.length} done` : "Checklist"}>
      <ul>
        {items.map((item) => (
          <Item key={item.id} taskId={taskId} item={item} here={here} mayUpdate={mayUpdate} />
        ))}
      </ul>
      {mayUpdate && items.length < MAX_CHECKLIST_ITEMS ? (
        <NewItemForm key={taskId} taskId={taskId} stored={items.length} here={here} />
      ) : null}
    </Section>
  );
}

interface ItemProps extends Omit<ChecklistProps, "items"> {
  item: ChecklistItem;
}

/** An item; others can be ticked before its tick has been saved. */
function Item({ taskId, item: { id, text, done }, here, mayUpdate }: ItemProps) {
  const fetcher = useFetcher();
  const sent = fetcher.formData?.get("done");
  const isDone = sent ? sent === "true" : done;
  const action = paths.admin.taskChecklist(taskId);
  const change = { verb: "check", itemId: id, done: String(!isDone), returnTo: here };
  const tick = (event: FormEvent) => {
    event.preventDefault();
    fetcher.submit({ ...change, inline: "yes" }, { method: "post", action });
  };
  return (
    <li className="group flex items-start gap-2 py-0.5">
      {mayUpdate ? (
        <PostButton
          action={action}
          fields={change}
          onSubmit={tick}
          className={`mt-[1px] grid size-5 cursor-pointer place-items-center rounded-[2px] border ${isDone ? "border-good bg-good text-paper" : "border-muted"} ${focusRing}`}
        >
          <Tick isShown={isDone} />
          <span className="sr-only">
            {isDone ? "Mark as not done: " : "Mark as done: "}
            {text}
          </span>
        </PostButton>
      ) : (
        <span aria-hidden="true">{isDone ? "☑" : "☐"}</span>
      )}
      <span className={`min-w-0 grow wrap-anywhere ${isDone ? "text-muted line-through" : ""}`}>
        {text}
        {!mayUpdate && isDone ? <span className="sr-only"> (done)</span> : null}
      </span>
      {mayUpdate ? (
        <PostButton
          action={action}
          fields={{ verb: "remove", itemId: id, returnTo: here }}
          className={`min-h-6 rounded-[2px] px-1 text-[0.75rem] text-muted hover:text-bad md:opacity-0 md:group-hover:opacity-100 md:focus-visible:opacity-100 ${focusRing}`}
        >
          Remove
          <span className="sr-only"> {text}</span>
        </PostButton>
      ) : null}
    </li>
  );
}

interface NewItemFormProps {
  taskId: string;
  /** Number of items. */
  stored: number;
  /** The path to return to. */
  here: string;
}

/** Adds an item; the text is stored in the browser until it is sent. */
function NewItemForm({ taskId, stored, here }: NewItemFormProps) {
  const action = paths.admin.taskChecklist(taskId);
  const { formAction, formData } = useNavigation();
  const id = `item-of-${taskId}`;
  const saved = useAdded(id, "text", stored);
  const journal = useFormJournal({ key: `task-item:${taskId}`, formId: id, version: 0, saved });
  return (
    <div className="mt-2">
      <JournalNotice journal={journal} />
      <Form
        id={id}
        method="post"
        action={action}
        preventScrollReset
        onInput={journal.note}
        className="flex gap-2"
      >
        <input type="hidden" name="verb" value="add" />
        <input type="hidden" name="returnTo" value={here} />
        <input
          name="text"
          required
          maxLength={300}
          autoComplete="off"
          aria-label="New item"
          placeholder="New item"
          className={controlClasses("compact")}
        />
        <Button isSending={formAction === action && formData?.has("text") === true}>
          Add
          <span className="sr-only"> to the checklist</span>
        </Button>
      </Form>
    </div>
  );
}

function Tick({ isShown }: { isShown: boolean }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 12 12"
      className={`size-3 fill-none stroke-current stroke-2 ${isShown ? "" : "opacity-0"}`}
    >
      <path d="m2 6.5 2.5 2.5 5.5-6" />
    </svg>
  );
}
