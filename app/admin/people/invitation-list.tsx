import { buttonClasses } from "#app/admin/classes.ts";
import { Moment } from "#app/admin/moment.tsx";
import { PostButton } from "#app/admin/post-button.tsx";
import { Status } from "#app/admin/status.tsx";
import type { listInvitations } from "#app/domain/accounts/invitations.server.ts";
import { roleWords } from "#app/domain/accounts/roles.ts";
import { paths } from "#app/http/paths.ts";

export type ListedInvitation = Awaited<ReturnType<typeof listInvitations>>[number] & { isExpired: boolean };

/** Who was invited and has not come yet. */
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
              <PostButton action={paths.admin.sentInvitation(invitation.id)} className={buttonClasses.plain}>
                Send again<span className="sr-only"> to {invitation.email}</span>
              </PostButton>
              <PostButton
                action={paths.admin.sentInvitation(invitation.id)}
                fields={{ _method: "delete" }}
                className={buttonClasses.plain}
              >
                Take back<span className="sr-only"> the invitation of {invitation.email}</span>
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
        <p className="text-muted">{invitation.problem}. It is tried again.</p>
      </div>
    );
  }
  if (!invitation.sentAt) return <Status tone="warn">On its way</Status>;
  if (invitation.isExpired) return <Status tone="warn">Expired; send it again</Status>;
  return (
    <p className="text-muted">
      Sent <Moment at={invitation.sentAt} />, opens until <Moment at={invitation.expiresAt} />
    </p>
  );
}
