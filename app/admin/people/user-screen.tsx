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
import { messages } from "./messages.ts";
import { ConfirmedPost, HandOverForm, Refusal, roleOptions } from "./user-controls.tsx";

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
    <AdminPage title={user.name} back={{ to: paths.admin.users(), label: messages.users }}>
      <div className="max-w-[760px]">
        <FlashMessage>{shown.news.done}</FlashMessage>
        <Refusal>{shown.news.refused}</Refusal>
        <Section title={messages.account}>
          <Facts
            facts={[
              [messages.email, user.email],
              [messages.access, <Access key="access" user={user} />],
              [messages.since, <Moment key="since" at={user.createdAt} />],
              [
                messages.lastSignIn,
                user.lastSignInAt ? <Moment key="sign-in" at={user.lastSignInAt} /> : messages.never,
              ],
              [
                messages.activity,
                shown.mayReadAudit ? (
                  <TextLink key="audit" to={paths.admin.audit(new URLSearchParams({ who: user.id }))}>
                    {messages.inTheAuditLog}
                  </TextLink>
                ) : null,
              ],
            ]}
          />
        </Section>
        <Section title={messages.role}>
          {mayUpdate ? <RoleForm user={user} answer={shown.answer} /> : <p>{roleWords[user.role].label}</p>}
        </Section>
        <Section title={messages.signedIn}>
          <Sessions sessions={sessions} />
          {mayUpdate && sessions.length > 0 ? (
            <PostButton action={paths.admin.userSessions(user.id)} fields={{ _method: "delete" }}>
              {messages.signOutEverywhere}
            </PostButton>
          ) : null}
        </Section>
        {mayUpdate && user.hasSecondFactor && !isYourself ? (
          <Section title={messages.secondFactor}>
            <p className="mb-3 max-w-prose">{messages.forSomeoneWhoHasLost}</p>
            <ConfirmedPost action={paths.admin.userSecondFactor(user.id)} isDelete>
              {messages.removeTheSecondFactor}
            </ConfirmedPost>
          </Section>
        ) : null}
        {mayUpdate ? (
          <HandOverForm accountId={user.id} isDisabled={user.disabledAt !== null} {...shown.work} />
        ) : null}
        {mayUpdate && !isYourself ? (
          <Section title={user.disabledAt ? messages.enable : messages.disable}>
            <p className="mb-3 max-w-prose">
              {user.disabledAt ? messages.thePersonCanSignIn : messages.thePersonIsSignedOut}
            </p>
            <ConfirmedPost
              key={user.disabledAt ? "enable" : "disable"} // remounts, or the password typed in one form stays in the other
              action={paths.admin.disablement(user.id)}
              isDelete={user.disabledAt !== null}
            >
              {user.disabledAt ? messages.enableTheAccount : messages.disableTheAccount}
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
        {messages.disabledSince} <Moment at={user.disabledAt} />
      </Status>
    );
  }
  return user.hasSecondFactor ? (
    <Status tone="good">{messages.passwordAndSecondFactorOr}</Status>
  ) : (
    <Status tone="quiet">{messages.passwordOnly}</Status>
  );
}

function Sessions({ sessions }: Pick<UserScreenProps, "sessions">) {
  if (sessions.length === 0) return <p className="text-muted">{messages.noActiveSessions}</p>;
  return (
    <ul className="mb-3 -mt-3 divide-y divide-line border-b border-line">
      {sessions.map(({ id, device, address, lastSeenAt }) => (
        <li key={id} className="py-2">
          <span className="font-semibold">{device}</span>{" "}
          <span className="text-muted">
            {address ? `${address}, ` : ""}
            {messages.lastUsed} <Moment at={lastSeenAt} />
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
      <RecordNotice journal={journal} formId={form.id} noun={messages.noun} />
      <SelectField field={fields.role} label={messages.role} options={roleOptions} className="grow" />
      <TextField
        field={fields.password}
        label={messages.yourPassword}
        type="password"
        autoComplete="current-password"
        className="grow"
      />
      <SubmitButton>{messages.changeRole}</SubmitButton>
    </Form>
  );
}
