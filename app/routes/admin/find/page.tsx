import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { adminMeta } from "#app/admin/admin-meta.ts";
import { AdminPage, EmptyState, Section } from "#app/admin/admin-page.tsx";
import { focusRing } from "#app/admin/classes.ts";
import { SearchBox } from "#app/admin/lists.tsx";
import { findEverything } from "#app/admin/palette/find.server.ts";
import { requireStaff } from "#app/http/guards.server.ts";
import { paths } from "#app/paths/paths.ts";

export const meta: MetaFunction = () => adminMeta("Find");

/** The command palette requests it with each word; the page below has the same results without JavaScript. */
export async function loader({ request }: LoaderFunctionArgs) {
  const staff = await requireStaff(request, "admin.enter");
  const query = (new URL(request.url).searchParams.get("q") ?? "").trim().slice(0, 200);
  return { query, items: await findEverything(query, staff) };
}

export default function Find() {
  const { query, items } = useLoaderData<typeof loader>();
  const groups = [...new Set(items.map(({ group }) => group))];
  return (
    <AdminPage title="Find">
      <SearchBox
        action={paths.admin.find()}
        query={query}
        label="Find anything"
        placeholder="A screen, lead, page, task or setting"
      />
      {items.length === 0 ? (
        <EmptyState title={`Nothing found for “${query}”`}>
          No screen, lead, page, task, article, setting or person has all of these words.
        </EmptyState>
      ) : null}
      <div className="mt-6 max-w-[720px]">
        {groups.map((group) => (
          <Section key={group} title={group}>
            <ul>
              {items
                .filter((item) => item.group === group)
                .map(({ to, label, note }) => (
                  <li key={to + label}>
                    <Link to={to} className={`flex gap-3 py-1 hover:underline ${focusRing}`}>
                      <span className="min-w-0 wrap-anywhere">{label}</span>
                      {note ? (
                        <span className="ml-auto max-w-[45%] shrink-0 truncate text-muted">{note}</span>
                      ) : null}
                    </Link>
                  </li>
                ))}
            </ul>
          </Section>
        ))}
      </div>
    </AdminPage>
  );
}
