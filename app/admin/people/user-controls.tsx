import { Form, useNavigation } from "@remix-run/react";
import { type ReactNode, useId } from "react";
import { Section } from "#app/admin/admin-page.tsx";
import { Button } from "#app/admin/button.tsx";
import { roleNames, roleWords } from "#app/domain/accounts/account.ts";
import type { Holdings } from "#app/domain/accounts/hand-over.server.ts";
import { PlainField } from "#app/forms/plain-fields.tsx";
import { paths } from "#app/paths/paths.ts";
import { controlClasses } from "#app/ui/field.tsx";

interface ConfirmedPostProps {
  action: string;
  /** Reverts what the action does. */
  isDelete?: boolean;
  children: ReactNode;
}

/** A button with a password field, so that an unattended session cannot press it. */
export function ConfirmedPost({ action, isDelete = false, children }: ConfirmedPostProps) {
  const isSending = useNavigation().formAction === action;
  const id = useId();
  return (
    <Form method="post" action={action} preventScrollReset className="flex flex-wrap items-end gap-3">
      {isDelete ? <input type="hidden" name="_method" value="delete" /> : null}
      <PlainField
        id={id}
        type="password"
        name="password"
        label="Your password"
        required
        autoComplete="current-password"
        controlClassName="w-56!"
      />
      <Button isSending={isSending}>{children}</Button>
    </Form>
  );
}

/** Why a change of an account was refused. */
export function RefusalNotice({ children }: { children?: string }) {
  if (!children) return null;
  return (
    <p role="alert" className="mb-5 border-l-2 border-bad pl-3 text-bad">
      {children}
    </p>
  );
}

/** The roles to choose from, each with a description. */
export const roleOptions = roleNames.map((role) => ({
  value: role,
  label: `${roleWords[role].label}: ${roleWords[role].about.charAt(0).toLowerCase()}${roleWords[role].about.slice(1)}`,
}));

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
    <Section title="Leads and tasks">
      <p className="mb-3 max-w-prose">
        {ownedWords(holdings)}
        {isDisabled ? null : (
          <>
            {" "}
            Hand them over before you disable the account or choose a role that may not work on them, or they
            become unassigned.
          </>
        )}
      </p>
      <Form method="post" action={action} className="flex flex-wrap items-end gap-2">
        <label className="grid gap-1">
          <span className="text-muted">Hand over to</span>
          <select name="successor" required defaultValue="" className={controlClasses("compact")}>
            <option value="" disabled>
              Choose a colleague
            </option>
            {successors.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
            <option value="unassigned">Leave unassigned</option>
          </select>
        </label>
        <Button isSending={isSending}>Hand over</Button>
      </Form>
    </Section>
  );
}

function ownedWords({ leads, tasks }: Holdings): string {
  const ownedLeads = leads === 1 ? "1 lead" : `${leads} leads`;
  const ownedTasks = tasks === 1 ? "1 open task" : `${tasks} open tasks`;
  if (tasks === 0) return `Owns ${ownedLeads}.`;
  if (leads === 0) return `Owns ${ownedTasks}.`;
  return `Owns ${ownedLeads} and ${ownedTasks}.`;
}
