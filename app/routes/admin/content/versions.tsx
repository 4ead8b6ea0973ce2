import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Section } from "#app/admin/admin-page.tsx";
import { requireContent } from "#app/admin/content/content-requests.server.ts";
import { RoutePanel, RoutePanelError } from "#app/admin/editor/panels/route-panel.tsx";
import { changeVersion } from "#app/admin/publishing/change-version.server.ts";
import { previewPath } from "#app/admin/publishing/preview-card.tsx";
import { orDeleted } from "#app/admin/publishing/requested-item.server.ts";
import {
  FieldDifferences,
  firstToCompare,
  readVersionChoice,
  SideBySide,
  VersionTable,
} from "#app/admin/publishing/versions.tsx";
import { allows } from "#app/domain/accounts/policies.ts";
import { paths } from "#app/paths/paths.ts";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { staff, type, store, id } = await requireContent(request, params, "read");
  const { versions, publication } = orDeleted(await store.read(id), store.pathOf(id));
  const { from, to } = readVersionChoice(new URL(request.url).searchParams);
  const differences = from && to ? await store.compare(id, from, to) : undefined;
  return {
    screen: store.pathOf(id),
    versions,
    waiting: { scheduledAt: publication.scheduledAt, scheduledVersion: publication.scheduledVersion },
    from: from ?? firstToCompare(versions),
    to: to ?? ("draft" as const),
    differences,
    sides: [from, to].map((which) => ({
      title: typeof which === "number" ? `Version ${which}` : "The draft",
      src: previewPath(type, id, which === "draft" ? undefined : which),
    })),
    mayUpdate: allows(staff.role, `${type.policies}.update`),
  };
}

export const action = changeVersion;

export default function ContentVersions() {
  const { screen, versions, waiting, from, to, differences, sides, mayUpdate } =
    useLoaderData<typeof loader>();
  return (
    <RoutePanel title="Versions" isWide>
      <VersionTable
        action={paths.admin.contentResources(screen).versions}
        versions={versions}
        from={from}
        to={to}
        mayUpdate={mayUpdate}
        {...waiting}
      />
      {differences && from && to ? (
        <div className="mt-10">
          <div className="max-w-[940px]">
            <Section
              title={
                to === "draft" ? `From version ${from} to the draft` : `From version ${from} to version ${to}`
              }
            >
              {differences.length > 0 ? (
                <FieldDifferences fields={differences} />
              ) : (
                <p className="text-muted">No changes.</p>
              )}
            </Section>
          </div>
          <SideBySide sides={sides} />
        </div>
      ) : null}
    </RoutePanel>
  );
}

export { RoutePanelError as ErrorBoundary };
