import { Section } from "#app/admin/admin-page.tsx";
import { TextLink } from "#app/admin/text-link.tsx";
import { paths } from "#app/paths/paths.ts";
import { messages } from "./messages.ts";

/** The redirects to this page. */
export function RedirectsHere({
  redirects,
}: {
  redirects: { id: string; fromPath: string; hits: number }[];
}) {
  return (
    <Section title="Redirects to this page">
      {redirects.length === 0 ? <p className="text-muted">None.</p> : null}
      <ul className="grid gap-2">
        {redirects.map(({ id, fromPath, hits }) => (
          <li key={id} className="flex justify-between gap-3">
            <span className="mono min-w-0 wrap-anywhere">{fromPath}</span>
            <span className="mono shrink-0 text-muted">{messages.hitCount(hits)}</span>
          </li>
        ))}
      </ul>
      {redirects.length > 0 ? (
        <p className="mt-2">
          <TextLink to={paths.admin.redirects()}>All redirects</TextLink>
        </p>
      ) : null}
    </Section>
  );
}
