import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { adminMeta } from "#app/admin/admin-meta.ts";
import { AdminPage } from "#app/admin/admin-page.tsx";
import { Comparison } from "#app/admin/pages/versions/comparison.tsx";
import { firstToCompare, readVersionChoice } from "#app/admin/publishing/version-choice.ts";
import { VersionTable } from "#app/admin/publishing/version-table.tsx";
import { allows } from "#app/domain/accounts/policies.ts";
import { findPage } from "#app/domain/pages/page-rows.server.ts";
import { listPageTree } from "#app/domain/pages/page-tree.server.ts";
import {
  compareVersions,
  listVersions,
  nameVersion,
  restoreVersion,
} from "#app/domain/pages/versions.server.ts";
import { requireStaff } from "#app/http/guards.server.ts";
import { found, positionParam } from "#app/http/params.ts";
import { paths } from "#app/http/paths.ts";
import { privateHeaders } from "#app/http/private-headers.ts";
import { readForm } from "#app/http/read-form.server.ts";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  adminMeta(data ? `Versions of ${data.page.title}` : "Versions");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const staff = await requireStaff(request, "pages.read");
  const { id, slug, title } = found(await findPage({ slug: found(params.slug) }));
  const versions = await listVersions(id);
  const { from, to } = readVersionChoice(new URL(request.url).searchParams);
  const comparison = from && to ? await compareVersions(id, from, to) : undefined;
  return {
    page: { id, slug, title },
    versions,
    from: from ?? firstToCompare(versions),
    to: to ?? ("draft" as const),
    differences: comparison?.differences,
    pages: comparison ? (await listPageTree()).map(({ id, title, path }) => ({ id, title, path })) : [],
    mayUpdate: allows(staff.role, "pages.update"),
  };
}

/** Names a version, or makes it the draft. */
export async function action({ request, params }: ActionFunctionArgs) {
  const staff = await requireStaff(request, "pages.update");
  const page = found(await findPage({ slug: found(params.slug) }));
  const form = await readForm(request);
  const number = positionParam(String(form.get("number")));
  if (form.get("intent") === "restore") {
    found(await restoreVersion(page.id, number, staff));
    return redirect(paths.admin.page(page.slug), { status: 303, headers: privateHeaders });
  }
  await nameVersion(page, number, String(form.get("name") ?? "").slice(0, 80), staff);
  return redirect(paths.admin.versions(page.slug), { status: 303, headers: privateHeaders });
}

export default function Versions() {
  const { page, pages, versions, from, to, differences, mayUpdate } = useLoaderData<typeof loader>();
  return (
    <AdminPage title="Versions" back={{ to: paths.admin.page(page.slug), label: page.title }}>
      <VersionTable
        action={paths.admin.versions(page.slug)}
        versions={versions}
        from={from}
        to={to}
        mayUpdate={mayUpdate}
      />
      {differences && from ? (
        <Comparison pageId={page.id} pages={pages} from={from} to={to} differences={differences} />
      ) : null}
    </AdminPage>
  );
}
