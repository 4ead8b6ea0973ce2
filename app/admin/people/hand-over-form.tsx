import { Form, useNavigation } from "@remix-run/react";
import { Section } from "#app/admin/admin-page.tsx";
import { buttonClasses } from "#app/admin/classes.ts";
import type { Holdings } from "#app/domain/accounts/hand-over.server.ts";
import { pressedOnce } from "#app/forms/submit-button.tsx";
import { paths } from "#app/http/paths.ts";
import { controlClasses } from "#app/ui/control.ts";
import { messages } from "./messages.ts";

interface HandOverFormProps {
  accountId: string;
  isDisabled: boolean;
  holdings: Holdings;
  successors: { id: string; name: string }[];
}

/** Assigns a person's work to a colleague, before the account is disabled or during an absence. */
export function HandOverForm({ accountId, isDisabled, holdings, successors }: HandOverFormProps) {
  const action = paths.admin.userHandover(accountId);
  const isSending = useNavigation().formAction === action;
  if (holdings.leads + holdings.tasks === 0) return null;
  return (
    <Section title={messages.leadsAndTasks}>
      <p className="mb-3 max-w-prose">
        {ownedWords(holdings)}
        {isDisabled ? null : messages.handThemOverBeforeYou}
      </p>
      <Form method="post" action={action} className="flex flex-wrap items-end gap-2">
        <label className="grid gap-1">
          <span className="text-muted">{messages.handOverTo}</span>
          <select name="successor" required defaultValue="" className={controlClasses("compact")}>
            <option value="" disabled>
              {messages.chooseAColleague}
            </option>
            {successors.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
            <option value="unassigned">{messages.leaveUnassigned}</option>
          </select>
        </label>
        <button type="submit" {...pressedOnce(isSending)} className={buttonClasses.plain}>
          {messages.handOver}
        </button>
      </Form>
    </Section>
  );
}

function ownedWords({ leads, tasks }: Holdings): string {
  if (tasks === 0) return messages.ownsOne(messages.leads(leads));
  if (leads === 0) return messages.ownsOne(messages.openTasks(tasks));
  return messages.ownsBoth(messages.leads(leads), messages.openTasks(tasks));
}
