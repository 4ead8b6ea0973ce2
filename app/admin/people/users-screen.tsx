import { getFormProps, type SubmissionResult } from "@conform-to/react";
import { Form } from "@remix-run/react";
import { Section } from "#app/admin/admin-page.tsx";
import { FlashMessage } from "#app/admin/flash-message.tsx";
import { JournalNotice, useFormJournal } from "#app/admin/publishing/form-journal.tsx";
import { useAdded } from "#app/admin/publishing/form-submissions.ts";
import { TabPage } from "#app/admin/settings/setting-tabs.tsx";
import { TextLink } from "#app/admin/text-link.tsx";
import { roleNames, roleWords } from "#app/domain/accounts/account.ts";
import { invitationFormSchema } from "#app/domain/accounts/credentials.ts";
import { allows, permissionText, policyNames } from "#app/domain/accounts/policies.ts";
import type { User } from "#app/domain/accounts/users.server.ts";
import type { TabLink } from "#app/domain/settings/tabs.ts";
import { SelectField, TextField } from "#app/forms/fields.tsx";
import { FormErrors } from "#app/forms/form-errors.tsx";
import { SubmitButton } from "#app/forms/submit-button.tsx";
import { useSchemaForm } from "#app/forms/use-schema-form.ts";
import { paths } from "#app/paths/paths.ts";
import { messages } from "./messages.ts";
import { ConfirmedPost, Refusal, roleOptions } from "./user-controls.tsx";
import { InvitationList, type ListedInvitation, UserList } from "./user-list.tsx";

interface UsersScreenProps {
  users: User[];
  invitations: ListedInvitation[];
  isSecondFactorRequired: boolean;
  visibleTabs: TabLink[];
  mayUpdate: boolean;
  ownId: string;
  /** Whether the signed-in person has a second factor; without one, the rule would lock them out. */
  hasOwnFactor: boolean;
  news: { done?: string; refused?: string };
  lastResult?: SubmissionResult<string[]>;
}

/** Accounts, invitations and the permissions of each role. */
export function UsersScreen({ users, invitations, mayUpdate, ...shown }: UsersScreenProps) {
  return (
    <TabPage title={messages.users} visibleTabs={shown.visibleTabs} className="max-w-[940px]">
      <FlashMessage>{shown.lastResult ? undefined : shown.news.done}</FlashMessage>
      <Refusal>{shown.news.refused}</Refusal>
      <Section title={messages.people(users.length)}>
        <UserList users={users} ownId={shown.ownId} />
      </Section>
      {mayUpdate ? (
        <Section title={messages.inviteAPerson}>
          <InviteForm newest={invitations[0]?.createdAt} lastResult={shown.lastResult} />
        </Section>
      ) : null}
      {invitations.length > 0 ? (
        <Section title={messages.invited}>
          <InvitationList invitations={invitations} mayUpdate={mayUpdate} />
        </Section>
      ) : null}
      <Section title={messages.secondFactor}>
        <RuleForm
          isRequired={shown.isSecondFactorRequired}
          without={users.filter((user) => !user.hasSecondFactor && !user.disabledAt).length}
          mayUpdate={mayUpdate}
          hasOwnFactor={shown.hasOwnFactor}
        />
      </Section>
      <Section title={messages.rolesAndPermissions}>
        <PolicyTable />
      </Section>
    </TabPage>
  );
}

interface InviteFormProps {
  /** When the newest invitation was made; a newer one empties the form. */
  newest?: Date;
  lastResult?: SubmissionResult<string[]>;
}

/** Sends an invitation link. */
function InviteForm({ newest, lastResult }: InviteFormProps) {
  const [form, fields] = useSchemaForm(invitationFormSchema, {
    id: "invite",
    lastResult,
    defaultValue: { role: "editor" },
  });
  const journal = useFormJournal({
    key: "invitation",
    formId: form.id,
    version: 0,
    saved: useAdded(form.id, fields.email.name, newest?.getTime() ?? 0),
  });
  return (
    <Form
      method="post"
      preventScrollReset
      {...getFormProps(form)}
      onInput={journal.note}
      className="grid gap-3"
    >
      <JournalNotice journal={journal} />
      <FormErrors form={form} />
      <div className="grid items-start gap-3 md:grid-cols-[repeat(3,minmax(0,1fr))_auto]">
        <TextField field={fields.email} label={messages.email} type="email" autoComplete="off" />
        <SelectField field={fields.role} label={messages.role} options={roleOptions} />
        <TextField
          field={fields.password}
          label={messages.yourPassword}
          type="password"
          autoComplete="current-password"
          hint={messages.requiredToInviteAnOwner}
        />
        <div className="md:pt-[22px]">
          <SubmitButton>{messages.sendInvitation}</SubmitButton>
        </div>
      </div>
    </Form>
  );
}

/** The policies that the guards enforce: one row per policy, one column per role. */
function PolicyTable() {
  return (
    <table className="w-full border-collapse text-left">
      <thead>
        <tr className="border-b border-line align-bottom text-[0.75rem] text-muted">
          <th scope="col" className="py-1.5 pr-4 font-normal">
            {messages.can}
          </th>
          {roleNames.map((role) => (
            <th key={role} scope="col" className="w-12 py-1.5 md:w-20 font-normal">
              {roleWords[role].label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {policyNames.map((policy) => (
          <tr key={policy} className="border-b border-line">
            <th scope="row" className="py-1.5 pr-4 font-normal">
              {permissionText(policy)}
            </th>
            {roleNames.map((role) => (
              <td key={role} className="py-1.5">
                {allows(role, policy) ? (
                  messages.yes
                ) : (
                  <span className="text-muted">
                    –<span className="sr-only">{messages.no}</span>
                  </span>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface RuleFormProps {
  isRequired: boolean;
  /** The number of active accounts without a second factor. */
  without: number;
  mayUpdate: boolean;
  /** Whether the signed-in person has a second factor. */
  hasOwnFactor: boolean;
}

/** The setting that requires a second factor for every account. */
function RuleForm({ isRequired, without, mayUpdate, hasOwnFactor }: RuleFormProps) {
  return (
    <div className="grid gap-3">
      <p className="max-w-[560px]">
        {isRequired ? messages.twoFactorAuthenticationIsRequired : messages.twoFactorAuthenticationIsOptional}{" "}
        <span className="text-muted">
          {without === 0 ? messages.allAccountsHaveOne : messages.accountsHaveNone(without)}
        </span>
      </p>
      {mayUpdate && !isRequired && !hasOwnFactor ? (
        <p className="max-w-[560px] border-l-2 border-warn pl-3">
          {messages.toRequireItForEveryone}{" "}
          <TextLink to={paths.admin.account()}>{messages.setUpASecondFactorFor}</TextLink>
          {messages.otherwiseYouWouldLockYourself}
        </p>
      ) : null}
      {mayUpdate && (isRequired || hasOwnFactor) ? (
        // The key empties the password, which would otherwise stay for the opposite change.
        <ConfirmedPost key={String(isRequired)} action={paths.admin.accessRules()} isDelete={isRequired}>
          {isRequired ? messages.makeItOptional : messages.requireItForEveryone}
        </ConfirmedPost>
      ) : null}
    </div>
  );
}
