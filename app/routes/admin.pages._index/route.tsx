import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { adminMeta } from "#app/admin/admin-meta.ts";
import { AdminPage } from "#app/admin/admin-page.tsx";
import { EmptyState } from "#app/admin/empty-state.tsx";
import { allows } from "#app/domain/accounts/policies.ts";
import { listPageTree } from "#app/domain/pages/pages.server.ts";
import { requireStaff } from "#app/http/guards.server.ts";
import { PageTree } from "./page-tree.tsx";

export const meta: MetaFunction = () => adminMeta("Pages");

export async function loader({ request }: LoaderFunctionArgs) {
  const staff = await requireStaff(request, "pages.read");
  return { pages: await listPageTree(), mayPublish: allows(staff.role, "pages.publish") };
}

export default function Pages() {
  const { pages, mayPublish } = useLoaderData<typeof loader>();
  return (
    <AdminPage title="Pages">
      {pages.length > 0 ? (
        <PageTree pages={pages} mayPublish={mayPublish} />
      ) : (
        <EmptyState title="No pages yet">
          <p>
            The site has a home page and nothing below it. <code>npm run db:seed</code> fills an empty
            database with the demo pages.
          </p>
        </EmptyState>
      )}
    </AdminPage>
  );
}
