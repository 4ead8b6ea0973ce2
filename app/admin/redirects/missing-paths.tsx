import { Link } from "@remix-run/react";
import { Section } from "#app/admin/admin-page.tsx";
import { buttonClasses } from "#app/admin/classes.ts";
import { Moment } from "#app/admin/moment.tsx";
import { PostButton } from "#app/admin/post-button.tsx";
import { paths } from "#app/http/paths.ts";
import { messages } from "./messages.ts";

interface MissingPathsProps {
  missing: { path: string; hits: number; lastSeenAt: Date }[];
  mayUpdate: boolean;
}

/** Requested paths without a page; each can become a redirect in one step. */
export function MissingPaths({ missing, mayUpdate }: MissingPathsProps) {
  return (
    <div className="mt-12">
      <Section title={messages.pagesNotFound404}>
        {missing.length === 0 ? (
          <p className="text-muted">{messages.noMissingPagesHaveBeen}</p>
        ) : (
          <ul>
            {missing.map(({ path, hits, lastSeenAt }) => (
              <li key={path} className="flex flex-wrap items-center gap-x-4 border-b border-line py-1.5">
                <span className="mono min-w-0 grow wrap-anywhere">{path}</span>
                <span className="mono text-muted">{messages.times(hits)}</span>
                <span className="text-[0.75rem] text-muted max-md:hidden">
                  {messages.last} <Moment at={lastSeenAt} />
                </span>
                {mayUpdate ? (
                  <div className="flex">
                    <Link
                      to={`${paths.admin.redirects()}?from=${encodeURIComponent(path)}`}
                      className={buttonClasses.quiet}
                    >
                      {messages.redirect}
                      <span className="sr-only"> {path}</span>
                    </Link>
                    <PostButton
                      action={paths.admin.redirects()}
                      fields={{ intent: "dismiss", path }}
                      className={buttonClasses.quiet}
                    >
                      {messages.dismiss}
                      <span className="sr-only"> {path}</span>
                    </PostButton>
                  </div>
                ) : null}
              </li>
            ))}
          </ul>
        )}
      </Section>
    </div>
  );
}
