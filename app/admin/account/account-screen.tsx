import { getFormProps, type SubmissionResult, useForm } from "@conform-to/react";
import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import { Form, Link } from "@remix-run/react";
import { AdminPage } from "#app/admin/admin-page.tsx";
import { buttonClasses, linkClasses } from "#app/admin/classes.ts";
import { Moment } from "#app/admin/moment.tsx";
import { NewsLine } from "#app/admin/news-line.tsx";
import { Facts, Section } from "#app/admin/section.tsx";
import type { Staff } from "#app/domain/accounts/account.ts";
import { nameFormSchema } from "#app/domain/accounts/credentials.ts";
import { roleWords } from "#app/domain/accounts/roles.ts";
import type { SecondFactors } from "#app/domain/accounts/second-factor.server.ts";
import { SubmitButton } from "#app/forms/submit-button.tsx";
import { TextField } from "#app/forms/text-field.tsx";
import { paths } from "#app/http/paths.ts";
import { SecondFactorRows } from "./second-factor-rows.tsx";
import { type ListedSession, SessionList } from "./session-list.tsx";

interface AccountScreenProps {
  staff: Staff;
  factors: SecondFactors;
  passkeys: ListedPasskey[];
  sessions: ListedSession[];
  /** Everybody needs a second factor, and this account has none. */
  owesSecondFactor: boolean;
  news?: string;
  lastResult?: SubmissionResult<string[]>;
}

/** One's own account: who one is, how one signs in, and where one is signed in. */
export function AccountScreen({ staff, factors, passkeys, sessions, ...shown }: AccountScreenProps) {
  return (
    <AdminPage title="Your account">
      <div className="max-w-[760px]">
        <NewsLine>{shown.news}</NewsLine>
        {shown.owesSecondFactor ? <OwesSecondFactor /> : null}
        <Section title="You">
          <NameForm staff={staff} lastResult={shown.lastResult} />
        </Section>
        <Section title="Password">
          <Link to={paths.admin.password()} className={buttonClasses.plain}>
            Change the password
          </Link>
        </Section>
        <Section title="Second factor">
          <SecondFactorRows factors={factors} />
        </Section>
        <Section title="Passkeys">
          <PasskeyList passkeys={passkeys} />
        </Section>
        <Section title="Where you are signed in">
          <SessionList sessions={sessions} />
        </Section>
      </div>
    </AdminPage>
  );
}

function OwesSecondFactor() {
  return (
    <div role="alert" className="mb-8 border-l-2 border-warn pl-3">
      <p className="font-semibold">Two-factor authentication is required.</p>
      <p>Set up an authenticator app or a passkey below; then the rest of the admin opens again.</p>
    </div>
  );
}

/** One's own name, which oneself changes, and address and role, which owners do. */
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
        <TextField field={fields.name} label="Name" autoComplete="name" density="compact" />
        <div>
          <SubmitButton density="compact">Save</SubmitButton>
        </div>
      </Form>
      <Facts
        facts={[
          ["Email", staff.email],
          ["Role", `${label}: ${about.charAt(0).toLowerCase()}${about.slice(1)}`],
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

/** One's passkeys, each with a screen of its own, and the way to another. */
function PasskeyList({ passkeys }: { passkeys: ListedPasskey[] }) {
  return (
    <>
      <p className="mb-3 max-w-prose text-muted">
        A passkey signs in with a fingerprint, a face or a PIN instead of a password, and only on this very
        site. It counts as a second factor.
      </p>
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
                    Last used <Moment at={lastUsedAt} />
                  </>
                ) : (
                  <>
                    Not used yet, added <Moment at={createdAt} />
                  </>
                )}
                {isBackedUp ? ", kept on several devices" : ""}
              </span>
            </li>
          ))}
        </ul>
      ) : null}
      <Link to={paths.admin.passkeys()} className={buttonClasses.plain}>
        Add a passkey
      </Link>
    </>
  );
}
