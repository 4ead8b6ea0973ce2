import { Link } from "@remix-run/react";
import { linkClasses } from "#app/admin/classes.ts";
import { Moment } from "#app/admin/moment.tsx";
import { Status } from "#app/admin/status.tsx";
import { roleWords } from "#app/domain/accounts/roles.ts";
import type { User } from "#app/domain/accounts/users.server.ts";
import { paths } from "#app/http/paths.ts";

/** Everybody with an account, a row each. */
export function UserList({ users, ownId }: { users: User[]; ownId: string }) {
  return (
    <ul className="-mt-3 divide-y divide-line border-b border-line">
      {users.map((user) => (
        <li
          key={user.id}
          className={`grid gap-x-6 gap-y-0.5 py-2 md:grid-cols-[minmax(0,1fr)_80px_150px_190px] md:items-center ${user.disabledAt ? "text-muted" : ""}`}
        >
          <div className="min-w-0">
            <Link to={paths.admin.user(user.id)} className={`font-semibold ${linkClasses}`}>
              {user.name}
            </Link>
            {user.id === ownId ? <span className="text-muted"> (you)</span> : null}
            <p className="truncate text-muted" title={user.email}>
              {user.email}
            </p>
          </div>
          <span>{roleWords[user.role].label}</span>
          <Access user={user} />
          <span className="text-muted">
            {user.lastSeenAt ? (
              <>
                Last here <Moment at={user.lastSeenAt} />
              </>
            ) : (
              "Not signed in"
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}

function Access({ user }: { user: User }) {
  if (user.disabledAt) return <Status tone="bad">Disabled</Status>;
  return user.hasSecondFactor ? (
    <Status tone="good">Second factor</Status>
  ) : (
    <Status tone="quiet">Password only</Status>
  );
}
