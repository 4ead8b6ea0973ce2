import { getFormProps, type SubmissionResult } from "@conform-to/react";
import { Form } from "@remix-run/react";
import { Section } from "#app/admin/admin-page.tsx";
import { FlashMessage } from "#app/admin/flash-message.tsx";
import { JournalNotice } from "#app/admin/journal/journal-notice.tsx";
import { useFormJournal } from "#app/admin/journal/use-form-journal.ts";
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
import { ConfirmedPost, RefusalNotice, roleOptions } from "./user-controls.tsx";
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
    <TabPage title="Users" visibleTabs={shown.visibleTabs} className="max-w-[940px]">
      <FlashMessage>{shown.lastResult ? undefined : shown.news.done}</FlashMessage>
      <RefusalNotice>{shown.news.refused}</RefusalNotice>
      <Section title={users.length === 1 ? "1 person" : `${users.length} people`}>
        <UserList users={users} ownId={shown.ownId} />
      </Section>
      {mayUpdate ? (
        <Section title="Invite a person">
          <InviteForm newest={invitations[0]?.createdAt} lastResult={shown.lastResult} />
        </Section>
      ) : null}
      {invitations.length > 0 ? (
        <Section title="Invited">
          <InvitationList invitations={invitations} mayUpdate={mayUpdate} />
        </Section>
      ) : null}
      <Section title="Second factor">
        <RuleForm
          isRequired={shown.isSecondFactorRequired}
          without={users.filter((user) => !user.hasSecondFactor && !user.disabledAt).length}
          mayUpdate={mayUpdate}
          hasOwnFactor={shown.hasOwnFactor}
        />
      </Section>
      <Section title="Roles and permissions">
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
        <TextField field={fields.email} label="Email" type="email" autoComplete="off" />
        <SelectField field={fields.role} label="Role" options={roleOptions} />
        <TextField
          field={fields.password}
          label="Your password"
          type="password"
          autoComplete="current-password"
          hint="Required to invite an owner."
        />
        <div className="md:pt-[22px]">
          <SubmitButton>Send invitation</SubmitButton>
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
            Can …
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
                  "Yes"
                ) : (
                  <span className="text-muted">
                    –<span className="sr-only">No</span>
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
        {isRequired
          ? "Two-factor authentication is required: an authenticator app or a passkey. Accounts without one can only set one up."
          : "Two-factor authentication is optional."}{" "}
        <span className="text-muted">
          {without === 0
            ? "All accounts have one."
            : without === 1
              ? "1 account has none."
              : `${without} accounts have none.`}
        </span>
      </p>
      {mayUpdate && !isRequired && !hasOwnFactor ? (
        <p className="max-w-[560px] border-l-2 border-warn pl-3">
          To require it for everyone, first{" "}
          <TextLink to={paths.admin.account()}>set up a second factor for your own account</TextLink>.
          Otherwise, you would lock yourself out.
        </p>
      ) : null}
      {mayUpdate && (isRequired || hasOwnFactor) ? (
        // The key empties the password, which would otherwise stay for the opposite change.
        <ConfirmedPost key={String(isRequired)} action={paths.admin.accessRules()} isDelete={isRequired}>
          {isRequired ? "Make it optional" : "Require it for everyone"}
        </ConfirmedPost>
      ) : null}
    </div>
  );
}
