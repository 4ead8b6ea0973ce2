import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { buttonClasses } from "#app/admin/classes.ts";
import { Status } from "#app/admin/status.tsx";
import type { SecondFactors } from "#app/domain/accounts/second-factor.server.ts";
import { paths } from "#app/http/paths.ts";
import { messages } from "./messages.ts";

/** The second factors and the recovery codes. */
export function SecondFactorRows({ factors }: { factors: SecondFactors }) {
  const { authenticator, passkeys, codes } = factors;
  const isOn = authenticator || passkeys > 0;
  return (
    <>
      {isOn ? null : <p className="mb-3 max-w-prose text-muted">{messages.anyoneWhoLearnsYourPassword}</p>}
      <ul className="divide-y divide-line border-y border-line">
        <Row
          name="Authenticator app"
          state={
            <Status tone={authenticator ? "good" : "quiet"}>
              {authenticator ? messages.setUp : messages.notSetUp}
            </Status>
          }
          to={paths.admin.authenticator()}
          label={authenticator ? messages.remove : messages.setUp}
        />
        {isOn ? (
          <Row
            name="Recovery codes"
            state={<Status tone={codes > 2 ? "good" : "warn"}>{codesLeft(codes)}</Status>}
            to={paths.admin.recoveryCodes()}
            label={messages.generateNewCodes}
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
      <Link to={to} className={`${buttonClasses.plain} row-span-2 sm:row-span-1`}>
        {label}
        <span className="sr-only">: {name}</span>
      </Link>
    </li>
  );
}

function codesLeft(codes: number): string {
  if (codes === 0) return messages.noneLeft;
  return messages.left(codes);
}
