import type { SubmissionResult } from "@conform-to/react";
import { Link } from "@remix-run/react";
import { AdminPage } from "#app/admin/admin-page.tsx";
import { buttonClasses } from "#app/admin/classes.ts";
import { NewsLine } from "#app/admin/news-line.tsx";
import { Section } from "#app/admin/section.tsx";
import type { Staff } from "#app/domain/accounts/account.ts";
import type { SecondFactors } from "#app/domain/accounts/second-factor.server.ts";
import { paths } from "#app/http/paths.ts";
import { NameForm } from "./name-form.tsx";
import { type ListedPasskey, PasskeyList } from "./passkey-list.tsx";
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
      <p className="font-semibold">Everybody here needs a second factor.</p>
      <p>Set up an authenticator app or a passkey below; then the rest of the admin opens again.</p>
    </div>
  );
}
