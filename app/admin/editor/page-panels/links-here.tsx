import { Link } from "@remix-run/react";
import { Section } from "#app/admin/admin-page.tsx";
import { linkClasses } from "#app/admin/classes.ts";
import type { LinkHere } from "#app/domain/pages/links-here.server.ts";
import { paths } from "#app/http/paths.ts";
import { messages } from "./messages.ts";

/** The pages and settings that link to this page. */
export function LinksHere({ links }: { links: LinkHere[] }) {
  return (
    <Section title={messages.whatLinksHere}>
      {links.length === 0 ? <p className="text-muted">{messages.onlyMenusAndListsOf}</p> : null}
      <ul className="grid gap-2">
        {links.map((link) =>
          link.kind === "page" ? (
            <li key={link.slug}>
              <Link to={paths.admin.page(link.slug)} className={linkClasses}>
                {link.title}
              </Link>
              {link.isLive ? null : <span className="text-muted"> {messages.inItsDraft}</span>}
            </li>
          ) : (
            <li key={`${link.tab} ${link.label}`}>
              <Link to={paths.admin.settings(link.tab)} className={linkClasses}>
                {messages.settings(link.label)}
              </Link>
            </li>
          ),
        )}
      </ul>
    </Section>
  );
}

/** The redirects to this page. */
export function RedirectsHere({
  redirects,
}: {
  redirects: { id: string; fromPath: string; hits: number }[];
}) {
  return (
    <Section title={messages.redirectsToThisPage}>
      {redirects.length === 0 ? <p className="text-muted">{messages.none}</p> : null}
      <ul className="grid gap-2">
        {redirects.map(({ id, fromPath, hits }) => (
          <li key={id} className="flex justify-between gap-3">
            <span className="mono min-w-0 wrap-anywhere">{fromPath}</span>
            <span className="mono shrink-0 text-muted">{messages.hits(hits)}</span>
          </li>
        ))}
      </ul>
      {redirects.length > 0 ? (
        <p className="mt-2">
          <Link to={paths.admin.redirects()} className={linkClasses}>
            {messages.allRedirects}
          </Link>
        </p>
      ) : null}
    </Section>
  );
}
