import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { PagePanel, PagePanelError } from "#app/admin/editor/page-panels/page-panels.tsx";
import { messages } from "#app/admin/pages/messages.ts";
import { requirePage } from "#app/admin/pages/page-requests.server.ts";
import { Comparison } from "#app/admin/pages/versions/comparison.tsx";
import { firstToCompare, readVersionChoice, VersionTable } from "#app/admin/publishing/versions.tsx";
import { pageStore } from "#app/blocks/page-store.server.ts";
import { allows } from "#app/domain/accounts/policies.ts";
import { compareVersions, listVersions } from "#app/domain/pages/drafts.server.ts";
import { listPageTree } from "#app/domain/pages/page-tree.server.ts";
import { orNotFound, positionParam } from "#app/http/params.ts";
import { paths } from "#app/http/paths.ts";
import { readForm } from "#app/http/read-form.server.ts";
import { seeOther } from "#app/http/redirect-to.server.ts";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { staff, page } = await requirePage(request, params, "pages.read");
  const { id, slug } = page;
  const versions = await listVersions(id);
  const { from, to } = readVersionChoice(new URL(request.url).searchParams);
  const comparison = from && to ? await compareVersions(id, from, to) : undefined;
  return {
    page: { id, slug },
    versions,
    from: from ?? firstToCompare(versions),
    to: to ?? ("draft" as const),
    differences: comparison?.differences,
    pages: comparison ? (await listPageTree()).map(({ id, title, path }) => ({ id, title, path })) : [],
    mayUpdate: allows(staff.role, "pages.update"),
  };
}

/** Names a version, or restores it as the draft. */
export async function action({ request, params }: ActionFunctionArgs) {
  const { staff, page } = await requirePage(request, params, "pages.update");
  const form = await readForm(request);
  const number = positionParam(String(form.get("number")));
  if (form.get("intent") === "restore") {
    orNotFound(await pageStore.restoreVersion(page.id, number, staff));
    const screen = `${paths.admin.page(page.slug)}?restored-version=${number}`;
    return seeOther(screen);
  }
  await pageStore.nameVersion(page.id, number, String(form.get("name") ?? "").slice(0, 80), staff);
  return seeOther(paths.admin.versions(page.slug));
}

export default function Versions() {
  const { page, pages, versions, from, to, differences, mayUpdate } = useLoaderData<typeof loader>();
  return (
    <PagePanel title={messages.versions} isWide>
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
    </PagePanel>
  );
}

export { PagePanelError as ErrorBoundary };
