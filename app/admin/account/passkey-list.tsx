import { Link } from "@remix-run/react";
import { buttonClasses, linkClasses } from "#app/admin/classes.ts";
import { Moment } from "#app/admin/moment.tsx";
import { paths } from "#app/http/paths.ts";

export interface ListedPasskey {
  id: string;
  name: string;
  isBackedUp: boolean;
  lastUsedAt: Date | null;
  createdAt: Date;
}

/** One's passkeys, each with a screen of its own, and the way to another. */
export function PasskeyList({ passkeys }: { passkeys: ListedPasskey[] }) {
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
