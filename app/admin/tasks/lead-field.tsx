import type { FieldMetadata } from "@conform-to/react";
import { type KeyboardEvent, useId, useRef, useState } from "react";
import { fill } from "#app/admin/journal/form-controls.ts";
import { PanelError, usePanelData } from "#app/admin/panel-loading.tsx";
import { leadLabel, leadTextField } from "#app/domain/tasks/task.ts";
import type { searchLeadChoices } from "#app/domain/tasks/task-choices.server.ts";
import { paths } from "#app/paths/paths.ts";
import { controlClasses, Field } from "#app/ui/field.tsx";

interface LeadFieldProps {
  field: FieldMetadata;
  linked: { id: string; name: string; email: string } | null;
  /** The text of a rejected form. */
  typed?: string;
}

/**
 * A combobox over all leads, searched on the server
 * (https://www.w3.org/WAI/ARIA/apg/patterns/combobox/). The server resolves a text of which no option was chosen.
 */
export function LeadField({ field, linked, typed }: LeadFieldProps) {
  const search = usePanelData<{ leads: Awaited<ReturnType<typeof searchLeadChoices>> }>();
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [leadId, setLeadId] = useState(typed === undefined ? (linked?.id ?? "") : "");
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const found = search.data?.leads ?? [];
  const options = isOpen ? found : [];

  function open(query: string) {
    setOpen(true);
    setActive(0);
    search.load(paths.admin.taskLeads(query));
  }

  /** The retry button took the focus, which closed the list. */
  function retry() {
    input.current?.focus();
    setOpen(true);
    search.retry();
  }

  function choose(lead: (typeof found)[number] | undefined) {
    const form = input.current?.form;
    if (!lead || !form) return;
    fill(form, leadTextField, leadLabel(lead));
    fill(form, field.name, lead.id);
    setOpen(false);
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && !isOpen) open("");
    else if (step) setActive((active + step + options.length) % Math.max(options.length, 1));
    else if (event.key === "Enter" && isOpen && !event.ctrlKey && !event.metaKey) choose(options[active]);
    else if (event.key === "Escape" && isOpen) setOpen(false);
    else return;
    event.preventDefault();
  }

  return (
    <Field
      htmlFor={field.id}
      label="Lead"
      hint="Search by name, email address, phone number or text"
      hintId={field.descriptionId}
      errors={field.errors}
      errorId={field.errorId}
      density="compact"
      className="relative"
    >
      <input
        ref={input}
        id={field.id}
        name={leadTextField}
        type="text"
        defaultValue={typed ?? (linked ? leadLabel(linked) : "")}
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-activedescendant={options[active] ? `${listId}-${active}` : undefined}
        aria-autocomplete="list"
        aria-invalid={field.errors ? true : undefined}
        aria-describedby={field.errors ? field.errorId : field.descriptionId}
        autoComplete="off"
        placeholder="None"
        onInput={(event) => {
          setLeadId("");
          // Restoring a draft changes the text without focus.
          if (event.currentTarget === document.activeElement) open(event.currentTarget.value);
        }}
        onKeyDown={onKeyDown}
        onBlur={() => setOpen(false)}
        className={controlClasses("compact")}
      />
      <input
        type="hidden"
        name={field.name}
        value={leadId}
        onInput={(event) => setLeadId(event.currentTarget.value)}
      />
      <div
        id={listId}
        role="listbox"
        aria-label="Leads"
        hidden={!isOpen}
        className="absolute inset-x-0 top-full z-10 mt-1 max-h-64 md:top-auto md:bottom-full md:mt-0 md:mb-1 overflow-y-auto border border-line bg-card py-1 shadow-[0_8px_24px_-12px_rgb(0_0_0/0.35)]"
      >
        {options.map((lead, position) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: focus stays in the field, whose keys choose
          <div
            key={lead.id}
            id={`${listId}-${position}`}
            role="option"
            tabIndex={-1}
            aria-selected={position === active}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(lead)}
            className="cursor-pointer px-3 py-1.5 wrap-anywhere hover:bg-sand aria-selected:bg-ink aria-selected:text-paper"
          >
            {lead.name}
            <span className="block text-[0.75rem] opacity-80">{lead.email}</span>
          </div>
        ))}
        {isOpen && search.data && options.length === 0 ? (
          <div className="px-3 py-1.5 text-muted">No lead matches</div>
        ) : null}
      </div>
      <PanelError problem={search.problem} onRetry={retry} className="mt-2" />
    </Field>
  );
}
