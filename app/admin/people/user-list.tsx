import { Link } from "@remix-run/react";
import { linkClasses } from "#app/admin/classes.ts";
import { Moment } from "#app/admin/moment.tsx";
import { PostButton } from "#app/admin/post-button.tsx";
import { Status } from "#app/admin/status.tsx";
import { roleWords } from "#app/domain/accounts/account.ts";
import type { listInvitations } from "#app/domain/accounts/invitations.server.ts";
import type { User } from "#app/domain/accounts/users.server.ts";
import { paths } from "#app/paths/paths.ts";

/** All accounts, one per row. */
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
                Last active <Moment at={user.lastSeenAt} />
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

export type ListedInvitation = Awaited<ReturnType<typeof listInvitations>>[number] & { isExpired: boolean };

/** Pending invitations. */
export function InvitationList({
  invitations,
  mayUpdate,
}: {
  invitations: ListedInvitation[];
  mayUpdate: boolean;
}) {
  return (
    <ul className="-mt-3 divide-y divide-line border-b border-line">
      {invitations.map((invitation) => (
        <li
          key={invitation.id}
          className="grid items-center gap-x-6 gap-y-1 py-2 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]"
        >
          <div className="min-w-0">
            <p className="truncate font-semibold" title={invitation.email}>
              {invitation.email}
            </p>
            <p className="text-muted">
              {roleWords[invitation.role].label}
              {invitation.invitedBy ? `, invited by ${invitation.invitedBy}` : ""}
            </p>
          </div>
          <MailState invitation={invitation} />
          {mayUpdate ? (
            <div className="flex gap-2">
              <PostButton action={paths.admin.sentInvitation(invitation.id)}>
                Send again
                <span className="sr-only">to {invitation.email}</span>
              </PostButton>
              <PostButton action={paths.admin.sentInvitation(invitation.id)} fields={{ _method: "delete" }}>
                Withdraw
                <span className="sr-only">the invitation of {invitation.email}</span>
              </PostButton>
            </div>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

function MailState({ invitation }: { invitation: ListedInvitation }) {
  if (invitation.problem) {
    return (
      <div>
        <Status tone="bad">Not sent yet</Status>
        <p className="text-muted">{invitation.problem}. The site retries automatically.</p>
      </div>
    );
  }
  if (!invitation.sentAt) return <Status tone="warn">Being sent</Status>;
  if (invitation.isExpired) return <Status tone="warn">Expired. Send it again</Status>;
  return (
    <p className="text-muted">
      Sent <Moment at={invitation.sentAt} />, opens until <Moment at={invitation.expiresAt} />
    </p>
  );
}
