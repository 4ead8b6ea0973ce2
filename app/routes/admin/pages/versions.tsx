import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { RoutePanel, RoutePanelError } from "#app/admin/editor/panels/route-panel.tsx";
import { Comparison } from "#app/admin/pages/versions/comparison.tsx";
import { changeVersion } from "#app/admin/publishing/change-version.server.ts";
import { requirePage } from "#app/admin/publishing/requested-item.server.ts";
import { firstToCompare, readVersionChoice, VersionTable } from "#app/admin/publishing/versions.tsx";
import { allows } from "#app/domain/accounts/policies.ts";
import { compareVersions, listVersions } from "#app/domain/pages/drafts.server.ts";
import { pageKey } from "#app/domain/pages/page.ts";
import { listPageTrees } from "#app/domain/pages/page-tree.server.ts";
import { paths } from "#app/paths/paths.ts";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { staff, page } = await requirePage(request, params, "pages.read");
  const { id, scheduledAt, scheduledVersion } = page;
  const versions = await listVersions(id);
  const { from, to } = readVersionChoice(new URL(request.url).searchParams);
  const comparison = from && to ? await compareVersions(id, from, to) : undefined;
  return {
    page: { id, screen: paths.admin.page(pageKey(page)) },
    waiting: { scheduledAt, scheduledVersion },
    versions,
    from: from ?? firstToCompare(versions),
    to: to ?? ("draft" as const),
    differences: comparison?.differences,
    pages: comparison
      ? (await listPageTrees(page.language)).map(({ id, title, path }) => ({ id, title, path }))
      : [],
    mayUpdate: allows(staff.role, "pages.update"),
  };
}

export const action = changeVersion;

export default function Versions() {
  const { page, waiting, pages, versions, from, to, differences, mayUpdate } = useLoaderData<typeof loader>();
  return (
    <RoutePanel title="Versions" isWide>
      <VersionTable
        action={paths.admin.contentResources(page.screen).versions}
        versions={versions}
        from={from}
        to={to}
        mayUpdate={mayUpdate}
        {...waiting}
      />
      {differences && from ? (
        <Comparison pageId={page.id} pages={pages} from={from} to={to} differences={differences} />
      ) : null}
    </RoutePanel>
  );
}

export { RoutePanelError as ErrorBoundary };
