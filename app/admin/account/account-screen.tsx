import { getFormProps, type SubmissionResult } from "@conform-to/react";
import { Form, Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { AdminPage, Facts, Section } from "#app/admin/admin-page.tsx";
import { ButtonLink } from "#app/admin/button.tsx";
import { linkClasses } from "#app/admin/classes.ts";
import { FlashMessage } from "#app/admin/flash-message.tsx";
import { Moment } from "#app/admin/moment.tsx";
import { PostButton } from "#app/admin/post-button.tsx";
import { Status } from "#app/admin/status.tsx";
import { roleWords, type Staff } from "#app/domain/accounts/account.ts";
import { nameFormSchema } from "#app/domain/accounts/credentials.ts";
import type { listPasskeys } from "#app/domain/accounts/passkeys.server.ts";
import type { SecondFactors } from "#app/domain/accounts/second-factors.server.ts";
import type { listSessions } from "#app/domain/accounts/sessions.server.ts";
import { TextField } from "#app/forms/fields.tsx";
import { SubmitButton } from "#app/forms/submit-button.tsx";
import { useSchemaForm } from "#app/forms/use-schema-form.ts";
import { paths } from "#app/paths/paths.ts";

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
    <AdminPage title="Your account">
      <div className="max-w-[760px]">
        <FlashMessage>{shown.news}</FlashMessage>
        {shown.owesSecondFactor ? <OwesSecondFactor /> : null}
        <Section title="You">
          <NameForm staff={staff} lastResult={shown.lastResult} />
        </Section>
        <Section title="Password">
          <ButtonLink to={paths.admin.password()}>Change password</ButtonLink>
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
      <p>Set up an authenticator app or a passkey below to use the rest of the admin.</p>
    </div>
  );
}

/** The name can be edited here; email address and role are changed by owners. */
function NameForm({ staff, lastResult }: { staff: Staff; lastResult?: SubmissionResult<string[]> }) {
  const [form, fields] = useSchemaForm(nameFormSchema, {
    id: "name",
    lastResult,
    defaultValue: { name: staff.name },
  });
  const { label, about } = roleWords[staff.role];
  return (
    <div className="grid gap-6 md:grid-cols-2">
      <Form method="post" {...getFormProps(form)} className="grid content-start gap-3">
        <TextField field={fields.name} label="Name" autoComplete="name" />
        <div>
          <SubmitButton>Save</SubmitButton>
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

type ListedPasskey = Awaited<ReturnType<typeof listPasskeys>>[number];

/** The person's passkeys, each with a link to its screen, and a button that adds one. */
function PasskeyList({ passkeys }: { passkeys: ListedPasskey[] }) {
  return (
    <>
      <p className="mb-3 max-w-prose text-muted">
        A passkey signs you in with a fingerprint, face or PIN instead of a password. It works on this site
        only and counts as a second factor.
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
                {isBackedUp ? ", synced between devices" : null}
              </span>
            </li>
          ))}
        </ul>
      ) : null}
      <ButtonLink to={paths.admin.passkeys()}>Add a passkey</ButtonLink>
    </>
  );
}

/** The second factors and the recovery codes. */
function SecondFactorRows({ factors }: { factors: SecondFactors }) {
  const { authenticator, passkeys, codes } = factors;
  const isOn = authenticator || passkeys > 0;
  return (
    <>
      {isOn ? null : (
        <p className="mb-3 max-w-prose text-muted">
          Anyone who learns your password can sign in as you. A second factor prevents that.
        </p>
      )}
      <ul className="divide-y divide-line border-y border-line">
        <Row
          name="Authenticator app"
          state={
            <Status tone={authenticator ? "good" : "quiet"}>{authenticator ? "Set up" : "Not set up"}</Status>
          }
          to={paths.admin.authenticator()}
          label={authenticator ? "Remove" : "Set up"}
        />
        {isOn ? (
          <Row
            name="Recovery codes"
            state={<Status tone={codes > 2 ? "good" : "warn"}>{codesLeft(codes)}</Status>}
            to={paths.admin.recoveryCodes()}
            label="Generate new codes"
          />
        ) : null}
      </ul>
    </>
  );
}

interface RowProps {
  name: string;
  state: ReactNode;
  to: string;
  label: string;
}

function Row({ name, state, to, label }: RowProps) {
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 py-2 sm:grid-cols-[200px_minmax(0,1fr)_auto]">
      <span className="font-semibold">{name}</span>
      <span className="row-start-2 sm:row-start-auto">{state}</span>
      <ButtonLink to={to} className="row-span-2 sm:row-span-1">
        {label}
        <span className="sr-only">: {name}</span>
      </ButtonLink>
    </li>
  );
}

function codesLeft(codes: number): string {
  if (codes === 0) return "None left";
  return codes === 1 ? "1 left" : `${codes} left`;
}

interface ListedSession extends Omit<Awaited<ReturnType<typeof listSessions>>[number], "userAgent"> {
  /** Browser and operating system, as text. */
  device: string;
  isThisOne: boolean;
}

/** The person's active sessions, each with a button that ends it. */
function SessionList({ sessions }: { sessions: ListedSession[] }) {
  return (
    <>
      <ul className="-mt-3 divide-y divide-line border-b border-line">
        {sessions.map((session) => (
          <li key={session.id} className="flex items-center gap-4 py-2">
            <div className="min-w-0 grow">
              <p className="font-semibold">{session.device}</p>
              <p className="text-muted">
                {session.address ? `${session.address}, ` : ""}
                {session.isThisOne ? null : (
                  <>
                    last used <Moment at={session.lastSeenAt} />,{" "}
                  </>
                )}
                since <Moment at={session.createdAt} />
              </p>
            </div>
            {session.isThisOne ? (
              <Status tone="good">This device</Status>
            ) : (
              <PostButton action={paths.admin.session(session.id)} fields={{ _method: "delete" }}>
                End session
                <span className="sr-only">the session of {session.device}</span>
              </PostButton>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 ? (
        <div className="mt-3">
          <PostButton action={paths.admin.sessions()} fields={{ _method: "delete" }}>
            Sign out all others
          </PostButton>
        </div>
      ) : null}
    </>
  );
}
