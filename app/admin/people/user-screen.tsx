import { getFormProps, useForm } from "@conform-to/react";
import { getZodConstraint } from "@conform-to/zod/v4";
import { Form } from "@remix-run/react";
import { AdminPage, Facts, Section } from "#app/admin/admin-page.tsx";
import { FlashMessage } from "#app/admin/flash-message.tsx";
import { Moment } from "#app/admin/moment.tsx";
import { PostButton } from "#app/admin/post-button.tsx";
import type { RecordAnswer } from "#app/admin/records/record-answer.ts";
import { RecordNotice } from "#app/admin/records/record-notice.tsx";
import { useRecordForm } from "#app/admin/records/use-record-form.ts";
import { Status } from "#app/admin/status.tsx";
import { TextLink } from "#app/admin/text-link.tsx";
import { roleWords } from "#app/domain/accounts/account.ts";
import { roleChangeSchema } from "#app/domain/accounts/credentials.ts";
import type { Holdings } from "#app/domain/accounts/hand-over.server.ts";
import type { User } from "#app/domain/accounts/users.server.ts";
import { SelectField, TextField } from "#app/forms/fields.tsx";
import { SubmitButton } from "#app/forms/submit-button.tsx";
import { paths } from "#app/paths/paths.ts";
import { ConfirmedPost, HandOverForm, RefusalNotice, roleOptions } from "./user-controls.tsx";

interface UserScreenProps {
  user: User;
  sessions: { id: string; device: string; address: string | null; lastSeenAt: Date }[];
  isYourself: boolean;
  mayUpdate: boolean;
  mayReadAudit: boolean;
  news: { done?: string; refused?: string };
  answer?: RecordAnswer;
  work: { holdings: Holdings; successors: { id: string; name: string }[] };
}

/** A person's account, as owners see it. */
export function UserScreen({ user, sessions, isYourself, mayUpdate, ...shown }: UserScreenProps) {
  return (
    <AdminPage title={user.name} back={{ to: paths.admin.users(), label: "Users" }}>
      <div className="max-w-[760px]">
        <FlashMessage>{shown.news.done}</FlashMessage>
        <RefusalNotice>{shown.news.refused}</RefusalNotice>
        <Section title="Account">
          <Facts
            facts={[
              ["Email", user.email],
              ["Access", <Access key="access" user={user} />],
              ["Since", <Moment key="since" at={user.createdAt} />],
              ["Last sign-in", user.lastSignInAt ? <Moment key="sign-in" at={user.lastSignInAt} /> : "Never"],
              [
                "Activity",
                shown.mayReadAudit ? (
                  <TextLink key="audit" to={paths.admin.audit(new URLSearchParams({ who: user.id }))}>
                    In the audit log
                  </TextLink>
                ) : null,
              ],
            ]}
          />
        </Section>
        <Section title="Role">
          {mayUpdate ? <RoleForm user={user} answer={shown.answer} /> : <p>{roleWords[user.role].label}</p>}
        </Section>
        <Section title="Signed in">
          <Sessions sessions={sessions} />
          {mayUpdate && sessions.length > 0 ? (
            <PostButton action={paths.admin.userSessions(user.id)} fields={{ _method: "delete" }}>
              Sign out everywhere
            </PostButton>
          ) : null}
        </Section>
        {mayUpdate && user.hasSecondFactor && !isYourself ? (
          <Section title="Second factor">
            <p className="mb-3 max-w-prose">
              For someone who has lost their phone, passkeys and recovery codes. Verify who is asking:
              afterwards, their password alone signs them in until they set up another second factor.
            </p>
            <ConfirmedPost action={paths.admin.userSecondFactor(user.id)} isDelete>
              Remove the second factor
            </ConfirmedPost>
          </Section>
        ) : null}
        {mayUpdate ? (
          <HandOverForm accountId={user.id} isDisabled={user.disabledAt !== null} {...shown.work} />
        ) : null}
        {mayUpdate && !isYourself ? (
          <Section title={user.disabledAt ? "Enable" : "Disable"}>
            <p className="mb-3 max-w-prose">
              {user.disabledAt
                ? "The person can sign in again, with the same password and second factor as before."
                : "The person is signed out everywhere and can no longer sign in. Their open invitations are withdrawn, and their preview links are revoked. Everything they wrote stays."}
            </p>
            <ConfirmedPost
              key={user.disabledAt ? "enable" : "disable"} // remounts, or the password typed in one form stays in the other
              action={paths.admin.disablement(user.id)}
              isDelete={user.disabledAt !== null}
            >
              {user.disabledAt ? "Enable the account" : "Disable the account"}
            </ConfirmedPost>
          </Section>
        ) : null}
      </div>
    </AdminPage>
  );
}

function Access({ user }: { user: User }) {
  if (user.disabledAt) {
    return (
      <Status tone="bad">
        Disabled since <Moment at={user.disabledAt} />
      </Status>
    );
  }
  return user.hasSecondFactor ? (
    <Status tone="good">Password and second factor, or a passkey</Status>
  ) : (
    <Status tone="quiet">Password only</Status>
  );
}

function Sessions({ sessions }: Pick<UserScreenProps, "sessions">) {
  if (sessions.length === 0) return <p className="text-muted">No active sessions.</p>;
  return (
    <ul className="mb-3 -mt-3 divide-y divide-line border-b border-line">
      {sessions.map(({ id, device, address, lastSeenAt }) => (
        <li key={id} className="py-2">
          <span className="font-semibold">{device}</span>{" "}
          <span className="text-muted">
            {address ? `${address}, ` : ""}
            last used <Moment at={lastSeenAt} />
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The account's role. It needs a password, so there is no draft of it. */
function RoleForm({ user, answer }: { user: User; answer?: RecordAnswer }) {
  const [form, fields] = useForm({
    id: "role",
    lastResult: answer?.result,
    defaultValue: { role: user.role, password: "" },
    constraint: getZodConstraint(roleChangeSchema),
  });
  const journal = useRecordForm({
    key: `role:${user.id}`,
    formId: form.id,
    version: user.version,
    answer,
  });
  return (
    <Form method="post" {...getFormProps(form)} className="flex max-w-[520px] flex-wrap items-end gap-3">
      <RecordNotice journal={journal} formId={form.id} noun="account" />
      <SelectField field={fields.role} label="Role" options={roleOptions} className="grow" />
      <TextField
        field={fields.password}
        label="Your password"
        type="password"
        autoComplete="current-password"
        className="grow"
      />
      <SubmitButton>Change role</SubmitButton>
    </Form>
  );
}
