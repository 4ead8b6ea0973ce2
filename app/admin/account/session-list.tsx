import { buttonClasses } from "#app/admin/classes.ts";
import { Moment } from "#app/admin/moment.tsx";
import { PostButton } from "#app/admin/post-button.tsx";
import { Status } from "#app/admin/status.tsx";
import { paths } from "#app/http/paths.ts";
import { messages } from "./messages.ts";

export interface ListedSession {
  id: string;
  /** Browser and operating system, as text. */
  device: string;
  address: string | null;
  lastSeenAt: Date;
  createdAt: Date;
  isThisOne: boolean;
}

/** The person's active sessions, each with a button that ends it. */
export function SessionList({ sessions }: { sessions: ListedSession[] }) {
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
                    {messages.lastUsedLabel} <Moment at={session.lastSeenAt} />,{" "}
                  </>
                )}
                {messages.since} <Moment at={session.createdAt} />
              </p>
            </div>
            {session.isThisOne ? (
              <Status tone="good">{messages.thisDevice}</Status>
            ) : (
              <PostButton
                action={paths.admin.session(session.id)}
                fields={{ _method: "delete" }}
                className={buttonClasses.plain}
              >
                {messages.endSession}
                <span className="sr-only">{messages.theSessionOf(session.device)}</span>
              </PostButton>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 ? (
        <div className="mt-3">
          <PostButton
            action={paths.admin.sessions()}
            fields={{ _method: "delete" }}
            className={buttonClasses.plain}
          >
            {messages.signOutAllOthers}
          </PostButton>
        </div>
      ) : null}
    </>
  );
}
