import { getFormProps, type SubmissionResult, useForm } from "@conform-to/react";
import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import { Form, Link } from "@remix-run/react";
import { AdminPage, Facts, Section } from "#app/admin/admin-page.tsx";
import { buttonClasses, linkClasses } from "#app/admin/classes.ts";
import { FlashMessage } from "#app/admin/flash-message.tsx";
import { Moment } from "#app/admin/moment.tsx";
import { roleWords, type Staff } from "#app/domain/accounts/account.ts";
import { nameFormSchema } from "#app/domain/accounts/credentials.ts";
import type { SecondFactors } from "#app/domain/accounts/second-factor.server.ts";
import { TextField } from "#app/forms/fields.tsx";
import { SubmitButton } from "#app/forms/submit-button.tsx";
import { paths } from "#app/http/paths.ts";
import { messages } from "./messages.ts";
import { SecondFactorRows } from "./second-factor-rows.tsx";
import { type ListedSession, SessionList } from "./session-list.tsx";

interface AccountScreenProps {
  staff: Staff;
  factors: SecondFactors;
  passkeys: ListedPasskey[];
  sessions: ListedSession[];
  /** Every account needs a second factor, and this one has none. */
  owesSecondFactor: boolean;
  news?: string;
  lastResult?: SubmissionResult<string[]>;
}

/** The signed-in person's account: profile, second factors and sessions. */
export function AccountScreen({ staff, factors, passkeys, sessions, ...shown }: AccountScreenProps) {
  return (
    <AdminPage title={messages.yourAccount}>
      <div className="max-w-[760px]">
        <FlashMessage>{shown.news}</FlashMessage>
        {shown.owesSecondFactor ? <OwesSecondFactor /> : null}
        <Section title={messages.you}>
          <NameForm staff={staff} lastResult={shown.lastResult} />
        </Section>
        <Section title={messages.password}>
          <Link to={paths.admin.password()} className={buttonClasses.plain}>
            {messages.changePassword}
          </Link>
        </Section>
        <Section title={messages.secondFactor}>
          <SecondFactorRows factors={factors} />
        </Section>
        <Section title={messages.passkeys}>
          <PasskeyList passkeys={passkeys} />
        </Section>
        <Section title={messages.whereYouAreSignedIn}>
          <SessionList sessions={sessions} />
        </Section>
      </div>
    </AdminPage>
  );
}

function OwesSecondFactor() {
  return (
    <div role="alert" className="mb-8 border-l-2 border-warn pl-3">
      <p className="font-semibold">{messages.twoFactorAuthenticationIsRequired}</p>
      <p>{messages.setUpAnAuthenticatorApp}</p>
    </div>
  );
}

/** The name can be edited here; email address and role are changed by owners. */
function NameForm({ staff, lastResult }: { staff: Staff; lastResult?: SubmissionResult<string[]> }) {
  const [form, fields] = useForm({
    id: "name",
    lastResult,
    defaultValue: { name: staff.name },
    constraint: getZodConstraint(nameFormSchema),
    onValidate: ({ formData }) => parseWithZod(formData, { schema: nameFormSchema }),
    shouldRevalidate: "onInput",
  });
  const { label, about } = roleWords[staff.role];
  return (
    <div className="grid gap-6 md:grid-cols-2">
      <Form method="post" {...getFormProps(form)} className="grid content-start gap-3">
        <TextField field={fields.name} label={messages.nameLabel} autoComplete="name" density="compact" />
        <div>
          <SubmitButton density="compact">{messages.save}</SubmitButton>
        </div>
      </Form>
      <Facts
        facts={[
          [messages.email, staff.email],
          [messages.role, `${label}: ${about.charAt(0).toLowerCase()}${about.slice(1)}`],
        ]}
      />
    </div>
  );
}

interface ListedPasskey {
  id: string;
  name: string;
  isBackedUp: boolean;
  lastUsedAt: Date | null;
  createdAt: Date;
}

/** The person's passkeys, each with a link to its screen, and a button that adds one. */
function PasskeyList({ passkeys }: { passkeys: ListedPasskey[] }) {
  return (
    <>
      <p className="mb-3 max-w-prose text-muted">{messages.aPasskeySignsYouIn}</p>
      {passkeys.length > 0 ? (
        <ul className="mb-3 divide-y divide-line border-y border-line">
          {passkeys.map(({ id, name, isBackedUp, lastUsedAt, createdAt }) => (
            <li key={id} className="grid gap-x-4 py-2 sm:grid-cols-[200px_minmax(0,1fr)]">
              <Link
                to={paths.admin.passkey(id)}
                className={`truncate font-semibold ${linkClasses}`}
                title={name}
              >
                {name}
              </Link>
              <span className="text-muted">
                {lastUsedAt ? (
                  <>
                    {messages.lastUsed} <Moment at={lastUsedAt} />
                  </>
                ) : (
                  <>
                    {messages.notUsedYetAdded} <Moment at={createdAt} />
                  </>
                )}
                {isBackedUp ? messages.syncedBetweenDevices : null}
              </span>
            </li>
          ))}
        </ul>
      ) : null}
      <Link to={paths.admin.passkeys()} className={buttonClasses.plain}>
        {messages.addAPasskey}
      </Link>
    </>
  );
}
